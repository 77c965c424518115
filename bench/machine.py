"""What the figures were measured on."""

import os
import platform
import subprocess
import sysconfig
from datetime import UTC, datetime
from pathlib import Path


def facts() -> dict[str, str]:
    """Return the facts of this machine that a reader of the figures needs."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
        "Python": python(),
        "C compiler": compiler(),
        "load at the start": load(),
    }


def processor() -> str:
    """Return the processor's name."""
    listing = Path("/proc/cpuinfo")
    if listing.exists():
        for line in listing.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or "unknown"


def python() -> str:
    """Return this Python's version and how it was built: profile-guided optimisation is a good part of its speed."""
    guided = "with" if "--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS")) else "without"
    return f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}, {guided} PGO"


def compiler() -> str:
    """Return the first line of what the C compiler says of itself."""
    command = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    try:
        said = subprocess.run([command, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return "none"
    return said.splitlines()[0] if said else "unknown"


def load() -> str:
    """Return the processes that wanted to run during the last minute, on average."""
    return f"{os.getloadavg()[0]:.2f}" if hasattr(os, "getloadavg") else "unknown"

"""The table's server as the browser tests want it: nobody waits, and hundreds of requests a second are no misuse.

Run as a process: `python -m tests.browser.quick_server PORT DATABASE [SEED]`. With a seed all chance, ids and keys are
the same in every run.
"""

import secrets
import sys
from random import Random

from liza.table.serve import run
from liza.table.settings import Settings


def main(port: str, database: str, seed: str = "") -> None:
    settings = Settings(
        port=int(port),
        database=database,
        log="json",
        pause=0,
        request_rate=0,
        change_rate=0,
        message_rate=0,
        random_bytes=Random(seed).randbytes if seed else secrets.token_bytes,
    )
    run(settings, lambda addresses: print(*addresses, sep="\n", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])

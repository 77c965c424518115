"""Card and board games as pure engines, with everything around them that only talks to those engines."""

from liza import _build

__version__ = "0.1.0"

_build.install()

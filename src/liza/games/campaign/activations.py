"""Sequential mode: armies are activated in turn, without written orders [CAM-ordenes-8 to CAM-ordenes-10]."""

from __future__ import annotations

# SPDX-License-Identifier: BSL-1.0
"""The render modes of the environments."""

from __future__ import annotations

import io
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from inarow._core import Position
from inarow._errors import Error

RenderMode = Literal["ansi", "human", "rgb_array"]
"""The board as text, in a window, or as an image."""

RENDER_MODES = ["ansi", "human", "rgb_array"]
_SIDE = 600
"""The longer side of an image, in pixels."""


class Renderer:
    """Draws positions in one render mode. A copied renderer has no window until it draws."""

    def __init__(self, mode: RenderMode | None, modes: list[str] = RENDER_MODES) -> None:
        if mode is not None and mode not in modes:
            names = ", ".join(f'"{name}"' for name in modes)
            raise Error(f"render_mode must be {names} or None, not {mode!r}.", kind="render_mode")
        if mode in ("human", "rgb_array"):
            _require_packages(mode)
        self._mode = mode
        self._window: Any = None
        self._clock: Any = None

    def render(self, position: Position, fps: float) -> str | NDArray[np.uint8] | None:
        """Returns a text or an image of shape (height, width, 3), or draws in a window, at most
        `fps` times a second."""
        if self._mode == "ansi":
            return position.draw()
        if self._mode == "rgb_array":
            return _pixels(_image(position))
        if self._mode == "human":
            self._show(_image(position), fps)
        return None

    def close(self) -> None:
        """Closes the window."""
        if self._window is not None:
            import pygame

            pygame.display.quit()
        self._window = self._clock = None

    def _show(self, image: Any, fps: float) -> None:
        import pygame

        if self._window is None:
            pygame.display.init()
            pygame.display.set_caption("inarow")
            self._window = pygame.display.set_mode(image.get_size())
            self._clock = pygame.time.Clock()
        self._window.blit(image, (0, 0))
        pygame.event.pump()
        pygame.display.flip()
        self._clock.tick(fps)

    def __getstate__(self) -> dict[str, Any]:
        return {"_mode": self._mode, "_window": None, "_clock": None}


def _require_packages(mode: str) -> None:
    try:
        import pygame
        import resvg_py
    except ImportError as missing:
        raise ImportError(
            f'render_mode="{mode}" needs pygame and resvg: pip install pygame-ce resvg-py'
        ) from missing
    del pygame, resvg_py


def _image(position: Position) -> Any:
    """Returns the picture of a position as a surface of pygame. The picture does not depend on the
    fonts of the machine, because it omits the names of the squares."""
    import pygame
    import resvg_py

    png = resvg_py.svg_to_bytes(
        svg_string=position.svg("none"),
        width=_SIDE,
        height=_SIDE,
        background="#ffffff",
        skip_system_fonts=True,
    )
    picture = pygame.image.load(io.BytesIO(bytes(png)))
    # Most video formats need sides of even lengths.
    image = pygame.Surface([side + side % 2 for side in picture.get_size()])
    image.fill("#ffffff")
    image.blit(picture, (0, 0))
    return image


def _pixels(image: Any) -> NDArray[np.uint8]:
    import pygame

    return np.ascontiguousarray(pygame.surfarray.array3d(image).transpose(1, 0, 2))

"""The network: plain 3×3 residual blocks down to a 32nd, and a small upsampling path to a quarter.

Depthwise convolutions would save parameters; they train twenty times slower on a CPU.
"""

import torch
from torch import nn
from torch.nn import functional as f

from targets import CHANNELS, CLASSES

WIDTHS = (12, 24, 40, 72, 112)
UP = 40
# Initial bias: most cells show nothing.
QUIET = -4.0


class Block(nn.Module):
    def __init__(self, inner, outer, stride=1):
        super().__init__()
        self.first = nn.Conv2d(inner, outer, 3, stride, 1, bias=False)
        self.first_norm = nn.BatchNorm2d(outer)
        self.second = nn.Conv2d(outer, outer, 3, 1, 1, bias=False)
        self.second_norm = nn.BatchNorm2d(outer)
        same = inner == outer and stride == 1
        self.skip = nn.Identity() if same else nn.Conv2d(inner, outer, 1, stride, bias=False)

    def forward(self, x):
        y = f.relu(self.first_norm(self.first(x)))
        return f.relu(self.second_norm(self.second(y)) + self.skip(x))


def quiet_answer(inner, channels, rare):
    """The last convolution; the bias of its first `rare` channels starts at "nothing here"."""
    answer = nn.Conv2d(inner, channels, 1)
    nn.init.zeros_(answer.weight)
    with torch.no_grad():
        answer.bias.zero_()
        answer.bias[:rare] = QUIET
    return answer


class Network(nn.Module):
    """RGB 0…1, N×3×H×W with sides that are multiples of 32 → N×channels×H/4×W/4; the first `rare`
    channels are logits of classes that most cells do not show.
    """

    def __init__(self, channels, rare):
        super().__init__()
        a, b, c, d, e = WIDTHS
        self.stem = nn.Sequential(nn.Conv2d(3, a, 3, 2, 1, bias=False), nn.BatchNorm2d(a), nn.ReLU())
        self.quarter = nn.Sequential(Block(a, b, 2), Block(b, b))
        self.eighth = nn.Sequential(Block(b, c, 2), Block(c, c))
        self.sixteenth = nn.Sequential(Block(c, d, 2), Block(d, d))
        self.thirty_second = nn.Sequential(Block(d, e, 2), Block(e, e))
        self.sides = nn.ModuleList(nn.Conv2d(width, UP, 1) for width in (b, c, d, e))
        self.mix = Block(UP, UP)
        self.answer = quiet_answer(UP, channels, rare)

    def forward(self, picture):
        quarter = self.quarter(self.stem(picture - 0.5))
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        levels = (quarter, eighth, sixteenth, self.thirty_second(sixteenth))
        path = None
        for side, level in zip(reversed(self.sides), reversed(levels)):
            path = side(level) if path is None else side(level) + f.interpolate(path, scale_factor=2.0)
        return self.answer(self.mix(path))


class Eyes(Network):
    """Hoops, balls and people, see `targets.py`."""

    def __init__(self):
        super().__init__(CHANNELS, CLASSES)


class Lines(Network):
    """The lines of courts, see `lines.py`."""

    def __init__(self):
        super().__init__(4, 4)

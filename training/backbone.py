"""The network for hoops: a MobileNetV2 backbone pretrained on photographs, and a new upsampling
path to a quarter.

The backbone is that of MoveNet MultiPose Lightning (Google, Apache 2.0), read from the
teacher's ONNX file.
"""

import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional as f

from network import Block, quiet_answer
from targets import CHANNELS, CLASSES

# Nodes of the teacher's graph: the backbone starts after the first scaling steps, and ends at a 32nd of the size.
FIRST_NODE, LAST_NODE = 4, 104
# The outputs at a quarter, an eighth, a sixteenth and a thirty-second of the size.
TAPS = (20, 38, 62, 103)
UP = 64


class Convolution(nn.Module):
    """A 1×1 or 3×3 convolution with TensorFlow's padding, for sides that the stride divides."""

    def __init__(self, weight, bias, stride, groups):
        super().__init__()
        outer, inner, side, _ = weight.shape
        # With a stride of two only the right and the lower edge are padded; `slim.fold_padding` knows this.
        self.pads_after = stride == 2
        padding = 0 if self.pads_after else side // 2
        self.conv = nn.Conv2d(inner * groups, outer, side, stride, padding, groups=groups)
        with torch.no_grad():
            self.conv.weight.copy_(torch.tensor(weight))
            self.conv.bias.copy_(torch.zeros(outer) if bias is None else torch.tensor(bias))

    def forward(self, x):
        return self.conv(f.pad(x, [0, 1, 0, 1]) if self.pads_after else x)


class Hoops(nn.Module):
    """Has the input and output of `network.Eyes`, so that either can replace the other."""

    def __init__(self, teacher):
        """`teacher`: path of the ONNX file that the backbone is taken from."""
        super().__init__()
        graph = onnx.load(teacher).graph
        known = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
        self.first = graph.node[FIRST_NODE - 1].output[0]
        self.taps = [graph.node[at].output[0] for at in TAPS]
        self.convs, self.steps, widths = nn.ModuleDict(), [], {}
        for at in range(FIRST_NODE, LAST_NODE):
            node = graph.node[at]
            given = [name for name in node.input if name not in known]
            self.steps.append((node.op_type, given, node.output[0], f'c{at}'))
            widths[node.output[0]] = widths.get(given[0])
            if node.op_type == 'Conv':
                weight, *bias = (known[name] for name in node.input if name in known)
                named = {one.name: one for one in node.attribute}
                groups = named['group'].i if 'group' in named else 1
                self.convs[f'c{at}'] = Convolution(weight, bias[0] if bias else None, named['strides'].ints[0], groups)
                widths[node.output[0]] = weight.shape[0]
        sizes = [widths[tap] for tap in self.taps]
        self.sides = nn.ModuleList(nn.Sequential(nn.Conv2d(size, UP, 1, bias=False), nn.BatchNorm2d(UP)) for size in sizes)
        self.refine = nn.ModuleList(Block(UP, UP) for _ in sizes[:-1])
        self.answer = quiet_answer(UP, CHANNELS, CLASSES)

    def levels(self, picture):
        """Features at a quarter, an eighth, a sixteenth and a thirty-second of the size."""
        seen = {self.first: picture * 2 - 1}
        for kind, given, out, key in self.steps:
            if kind == 'Conv':
                seen[out] = self.convs[key](seen[given[0]])
            elif kind == 'Clip':
                seen[out] = seen[given[0]].clamp(0, 6)
            elif kind == 'Relu':
                seen[out] = f.relu(seen[given[0]])
            elif kind == 'Add':
                seen[out] = seen[given[0]] + seen[given[1]]
            else:
                raise ValueError(f'{kind} is no step that is known')
        return [seen[tap] for tap in self.taps]

    def forward(self, picture):
        *finer, coarsest = self.levels(picture)
        path = self.sides[-1](coarsest)
        for side, refine, level in zip(reversed(self.sides[:-1]), reversed(self.refine), reversed(finer)):
            path = refine(f.relu(side(level) + f.interpolate(path, scale_factor=2.0, mode='nearest')))
        return self.answer(path)

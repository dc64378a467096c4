"""The network's targets for a picture: heat maps, sizes, offsets, feet; one cell is 4 pixels.

Channels of the network's output, the same list as in `packages/eyes`: 0-2 logits of hoop, ball,
person; 3-8 log of width and height in cells of each; 9-10 offset of the centre from the middle
of the cell, in cells; 11-12 feet from the centre, in parts of the person's box; 13 logit that
the feet are seen.
"""

from dataclasses import dataclass

import numpy as np

from labels import CLASSES, HOOP, PERSON

STRIDE = 4
CHANNELS = 14
SIZE, OFFSET, FEET, FEET_SEEN = 3, 9, 11, 13
# Standard deviation of a heat map's Gaussian, as a part of the object; never narrower than most of a cell.
BELL = 1 / 9
MIN_BELL = 0.7


@dataclass
class Targets:
    """`heat`: 3 Gaussians; `weight`: 0 if a class is unknown; `dense`: values of channels 3-13 and
    `known`: the weight of each of them, one for every channel.
    """

    heat: np.ndarray
    weight: np.ndarray
    dense: np.ndarray
    known: np.ndarray
    count: np.ndarray


def make_targets(boxes, feet, ignored, labelled, size, vague=None):
    """Targets of a square picture of `size` pixels. `labelled`: pairs of the classes that are
    complete in a rectangle and that rectangle (left, top, right, bottom). `vague`: for each
    box, whether its height and its centre's are only a guess.
    """
    n = size // STRIDE
    heat = np.zeros((CLASSES, n, n), np.float32)
    weight = np.zeros((CLASSES, n, n), np.float32)
    dense = np.zeros((CHANNELS, n, n), np.float32)
    known = np.zeros((CHANNELS, n, n), np.float32)
    count = np.zeros(CLASSES, np.float32)
    for kinds, (left, top, right, bottom) in labelled:
        for kind in kinds:
            weight[kind, top // STRIDE : -(-bottom // STRIDE), left // STRIDE : -(-right // STRIDE)] = 1.0
    for left, top, right, bottom in ignored / STRIDE:
        weight[PERSON, max(0, int(top)) : int(bottom) + 1, max(0, int(left)) : int(right) + 1] = 0
    rows, columns = np.mgrid[:n, :n].astype(np.float32)
    # Largest first, so that small objects keep the cells they share.
    for at in np.argsort(-boxes[:, 3] * boxes[:, 4]) if len(boxes) else []:
        kind = int(boxes[at, 0])
        cx, cy, w, h = boxes[at, 1:] / STRIDE
        if not (0 <= cx < n and 0 <= cy < n):
            continue
        across, down = max(MIN_BELL, w * BELL), max(MIN_BELL, h * BELL)
        bell = np.exp(-0.5 * (((columns + 0.5 - cx) / across) ** 2 + ((rows + 0.5 - cy) / down) ** 2))
        x, y = int(cx), int(cy)
        bell[y, x] = 1.0
        np.maximum(heat[kind], bell, out=heat[kind])
        # A positive counts even if not all objects of its class are labelled.
        np.maximum(weight[kind], (bell > 0.05).astype(np.float32), out=weight[kind])
        count[kind] += 1
        _near_centre(dense, known, kind, (cx, cy, w, h), feet[at] / STRIDE, vague is not None and vague[at])
    return Targets(heat, weight, dense, known, count)


def _near_centre(dense, known, kind, box, feet, vague):
    """Size, offset and feet are learned in the nine cells around the centre."""
    cx, cy, w, h = box
    n = dense.shape[1]
    for y in range(max(0, int(cy) - 1), min(n, int(cy) + 2)):
        for x in range(max(0, int(cx) - 1), min(n, int(cx) + 2)):
            part = np.exp(-0.5 * ((x + 0.5 - cx) ** 2 + (y + 0.5 - cy) ** 2))
            size = SIZE + 2 * kind
            dense[size : size + 2, y, x] = np.log(max(w, 0.1)), np.log(max(h, 0.1))
            known[size : size + 2, y, x] = part
            dense[OFFSET : OFFSET + 2, y, x] = cx - (x + 0.5), cy - (y + 0.5)
            known[OFFSET : OFFSET + 2, y, x] = part * (2.0 if kind == HOOP else 1.0)
            if vague:
                known[[size + 1, OFFSET + 1], y, x] = 0
            if kind != PERSON:
                continue
            seen = not np.isnan(feet[0])
            dense[FEET_SEEN, y, x] = seen
            known[FEET_SEEN, y, x] = part
            if seen:
                dense[FEET : FEET + 2, y, x] = (feet[0] - cx) / w, (feet[1] - cy) / h
                known[FEET : FEET + 2, y, x] = part

"""The teacher for people: MoveNet MultiPose Lightning, run by OpenCV's network reader.

The teacher is never shipped; it labels people and feet in pictures that have no such labels,
see `people.py`. Model and its source: `../shared/training/teacher/README.md`.
"""

from dataclasses import dataclass

import cv2
import numpy as np
import onnx
from onnx import helper, numpy_helper

WIDTH, HEIGHT, STRIDE = 320, 192, 4
GREY = 114
LEFT_ANKLE, RIGHT_ANKLE = 15, 16


@dataclass(frozen=True)
class Pose:
    """A person; picture pixels. `points`: 17 rows of x, y, score in COCO's order."""

    score: float
    left: float
    top: float
    right: float
    bottom: float
    points: np.ndarray


def _readable_by_opencv(path):
    """OpenCV 4.6 needs the shapes of outputs, and the limits of a Clip as attributes."""
    model = onnx.shape_inference.infer_shapes(onnx.load(path))
    constants = {i.name: numpy_helper.to_array(i) for i in model.graph.initializer}
    for node in model.graph.node:
        if node.op_type != 'Clip':
            continue
        low, high = (float(constants[name]) for name in node.input[1:3])
        del node.input[1:]
        node.attribute.extend([helper.make_attribute('min', low), helper.make_attribute('max', high)])
    return model


class MoveNet:
    def __init__(self, path):
        model = _readable_by_opencv(path)
        self.outputs = [output.name for output in model.graph.output]
        self.network = cv2.dnn.readNetFromONNX(np.frombuffer(model.SerializeToString(), np.uint8))

    def __call__(self, picture, least=0.25):
        """All people in a BGR picture, the most confident first."""
        height, width = picture.shape[:2]
        scale = min(WIDTH / width, HEIGHT / height)
        small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        boxed = np.full((HEIGHT, WIDTH, 3), GREY, np.uint8)
        small = small[:HEIGHT, :WIDTH]
        boxed[: small.shape[0], : small.shape[1]] = small
        tensor = boxed[:, :, ::-1].transpose(2, 0, 1)[None].astype(np.float32)
        self.network.setInput(np.ascontiguousarray(tensor))
        maps = [m[0] for m in self.network.forward(self.outputs)]
        return _decode(maps, STRIDE / scale, least)


def _sigmoid(x):
    return 1 / (1 + np.exp(-x))


def _decode(maps, cell, least):
    """Peaks of the centre map; each keypoint snaps to the best peak of its own map nearby."""
    centre, size, offset, heat, regress, shift = maps
    score = _sigmoid(centre[0])
    peaks = score == cv2.dilate(score, np.ones((3, 3)))
    heat = _sigmoid(heat)
    rows, columns = np.mgrid[: score.shape[0], : score.shape[1]]
    found = []
    for y, x in zip(*np.nonzero(peaks & (score > least))):
        points = []
        for part in range(17):
            py = y + regress[2 * part, y, x]
            px = x + regress[2 * part + 1, y, x]
            distance = np.hypot(rows - py, columns - px)
            height = max(2.0, abs(size[0, y, x]))
            pull = heat[part] * np.exp(-0.5 * (distance / (0.1 * height + 1)) ** 2)
            ky, kx = np.unravel_index(np.argmax(pull), pull.shape)
            dy, dx = shift[2 * part, ky, kx], shift[2 * part + 1, ky, kx]
            points.append(((kx + dx) * cell, (ky + dy) * cell, heat[part, ky, kx]))
        cy, cx = y + offset[0, y, x], x + offset[1, y, x]
        h, w = size[0, y, x], size[1, y, x]
        found.append(
            Pose(
                float(score[y, x]),
                *(float(v * cell) for v in (cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2)),
                np.array(points, np.float32),
            )
        )
    return sorted(found, key=lambda pose: -pose.score)

"""Labels people and their feet with the teacher."""

import cv2
import numpy as np

from labels import HOOP, PERSON
from movenet import LEFT_ANKLE, RIGHT_ANKLE

SURE, MAYBE = 0.5, 0.2
ANKLE = 0.15
# Two detections that share this part of the smaller one are one person.
SAME = 0.6
TILE = 0.6


def _tiles(picture):
    """The picture, and its four overlapping quarters: the teacher's input has only 320 pixels."""
    height, width = picture.shape[:2]
    yield picture, 0, 0
    if max(height, width) < 400:
        return
    h, w = round(height * TILE), round(width * TILE)
    for top in (0, height - h):
        for left in (0, width - w):
            yield picture[top : top + h, left : left + w], left, top


def _overlap(a, b):
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    if across <= 0 or down <= 0:
        return 0.0
    least = min((a[2] - a[0]) * (a[3] - a[1]), (b[2] - b[0]) * (b[3] - b[1]))
    return across * down / max(1.0, least)


def see_people(teacher, picture):
    """All people in the picture: score, box (left, top, right, bottom), feet or NaN."""
    height, width = picture.shape[:2]
    found = []
    for part, left, top in _tiles(picture):
        inner = part is not picture
        for pose in teacher(part, MAYBE):
            box = np.array([pose.left, pose.top, pose.right, pose.bottom])
            # A person cut by a tile's border is complete in the whole picture, or in another tile.
            cut = inner and (
                (left > 0 and box[0] < 3) or (top > 0 and box[1] < 3)
                or (left == 0 and box[2] > part.shape[1] - 3)
                or (top == 0 and box[3] > part.shape[0] - 3)
            )  # fmt: skip
            if cut:
                continue
            ankles = pose.points[[LEFT_ANKLE, RIGHT_ANKLE]]
            feet = np.array([np.nan, np.nan])
            if ankles[:, 2].min() > ANKLE:
                # The teacher's ankles are already as low as the shoes: a further offset put feet under the floor.
                feet = ankles[:, :2].mean(0) + [left, top]
            found.append((pose.score, box + [left, top, left, top], feet))
    kept = []
    for score, box, feet in sorted(found, key=lambda one: -one[0]):
        box = np.clip(box, 0, [width, height, width, height])
        if not any(_overlap(box, other) > SAME for _, other, _ in kept):
            kept.append((score, box, feet))
    return kept


def label_people(sample, teacher):
    """Adds people to a sample that has none; doubtful ones are ignored in training."""
    if PERSON in sample.labelled:
        return
    picture = cv2.imread(sample.file)
    hoops = sample.of(HOOP)
    boxes, feet, ignored = [], [], []
    for score, box, at in see_people(teacher, picture):
        left, top, right, bottom = box
        near_hoop = any(abs((left + right) / 2 - x) < w and abs((top + bottom) / 2 - y) < 1.5 * w
                        for _, x, y, w, _ in hoops)  # fmt: skip
        if score < SURE or near_hoop:
            ignored.append(box)
            continue
        boxes.append([PERSON, (left + right) / 2, (top + bottom) / 2, right - left, bottom - top])
        feet.append(at)
    known = sample.boxes[:, 0] != PERSON
    sample.boxes = np.concatenate([sample.boxes[known], np.array(boxes, np.float32).reshape(-1, 5)])
    sample.feet = np.concatenate([sample.feet[known], np.array(feet, np.float32).reshape(-1, 2)])
    sample.ignored = np.array(ignored, np.float32).reshape(-1, 4)
    sample.labelled = sample.labelled | {PERSON}

"""Writes the targets of one picture, for the decoder's test in TypeScript.

`fixture.py OUT.json`: run it again when `targets.py` changes the meaning of a channel.
"""

import base64
import json
import sys

import numpy as np

from labels import BALL, HOOP, PERSON
from targets import CLASSES, FEET_SEEN, make_targets

SIZE = 128
BOXES = [[HOOP, 40.3, 30.7, 25.2, 8.4], [BALL, 90.6, 20.1, 9.3, 9.9], [PERSON, 84.2, 80.5, 22.4, 70.8]]
FEET = [[np.nan, np.nan], [np.nan, np.nan], [83.1, 113.6]]


def main(path):
    boxes, feet = np.array(BOXES, np.float32), np.array(FEET, np.float32)
    everything = [(frozenset({HOOP, BALL, PERSON}), (0, 0, SIZE, SIZE))]
    targets = make_targets(boxes, feet, np.zeros((0, 4), np.float32), everything, SIZE)
    maps = targets.dense
    heat = np.clip(targets.heat, 1e-4, 1 - 1e-4)
    maps[:CLASSES] = np.log(heat / (1 - heat))
    maps[FEET_SEEN] = maps[FEET_SEEN] * 8 - 4
    content = {
        'size': SIZE,
        'boxes': [[round(float(value), 4) for value in box] for box in BOXES],
        'feet': FEET[2],
        'channels': len(maps),
        'maps': base64.b64encode(maps.astype('<f4').tobytes()).decode(),
    }
    with open(path, 'w') as file:
        json.dump(content, file)
        file.write('\n')


if __name__ == '__main__':
    main(sys.argv[1])

import unittest

import numpy as np

from augment import SIZE, moved_boxes, training_picture
from evaluate import decode
from labels import BALL, HOOP, PERSON, Sample
from targets import CHANNELS, CLASSES, FEET_SEEN, make_targets

NOBODY = np.zeros((0, 4), np.float32)
WHOLE = (0, 0, 256, 256)


def targets_for(boxes, feet=None, ignored=NOBODY, labelled=((frozenset({HOOP, BALL, PERSON}), WHOLE),)):
    boxes = np.array(boxes, np.float32).reshape(-1, 5)
    feet = np.full((len(boxes), 2), np.nan, np.float32) if feet is None else np.array(feet, np.float32)
    return make_targets(boxes, feet, ignored, labelled, 256)


def perfect(targets):
    """The output of a network that has memorised these targets."""
    maps = targets.dense.copy()
    heat = np.clip(targets.heat, 1e-4, 1 - 1e-4)
    maps[:CLASSES] = np.log(heat / (1 - heat))
    maps[FEET_SEEN] = targets.dense[FEET_SEEN] * 2 - 1
    return maps


class Targets(unittest.TestCase):
    def test_are_decoded_to_what_they_were_made_of(self):
        random = np.random.default_rng(1)
        for _ in range(50):
            x, y = random.uniform(20, 236, 2)
            w, h = random.uniform(4, 80), random.uniform(3, 60)
            for kind in (HOOP, BALL, PERSON):
                (row,) = [r for r in decode(perfect(targets_for([[kind, x, y, w, h]], [[x, y + h / 2]])), kind) if r[4] > 0.9]
                np.testing.assert_allclose(row[:4], [x, y, w, h], atol=0.01)
                if kind == PERSON:
                    np.testing.assert_allclose(row[5:], [x, y + h / 2], atol=0.01)

    def test_a_class_that_is_not_labelled_teaches_only_where_it_is_seen(self):
        targets = targets_for([[HOOP, 100, 100, 40, 12]], labelled=((frozenset({BALL}), WHOLE),))
        self.assertEqual(targets.weight[HOOP, 25, 25], 1)
        self.assertEqual(targets.weight[HOOP, 60, 60], 0)
        self.assertTrue((targets.weight[BALL] == 1).all())

    def test_a_tile_teaches_its_own_classes(self):
        left, right = (0, 0, 128, 256), (128, 0, 256, 256)
        targets = targets_for([], labelled=((frozenset({HOOP}), left), (frozenset(), right)))
        self.assertEqual(targets.weight[HOOP, 10, 31], 1)
        self.assertEqual(targets.weight[HOOP, 10, 32], 0)

    def test_where_somebody_may_be_nothing_is_learned_of_people(self):
        targets = targets_for([], ignored=np.array([[40, 40, 80, 120]], np.float32))
        self.assertEqual(targets.weight[PERSON, 20, 15], 0)
        self.assertEqual(targets.weight[PERSON, 40, 15], 1)
        self.assertEqual(targets.weight[HOOP, 20, 15], 1)

    def test_of_a_vague_hoop_only_what_is_known_is_learned(self):
        boxes = np.array([[HOOP, 100, 100, 40, 12]], np.float32)
        nowhere = np.full((1, 2), np.nan, np.float32)
        targets = make_targets(boxes, nowhere, NOBODY, [(frozenset({HOOP}), WHOLE)], 256, np.array([True]))
        known = [targets.known[channel, 25, 25] > 0 for channel in (3, 4, 9, 10)]
        self.assertEqual(known, [True, False, True, False])

    def test_what_lies_outside_is_no_target(self):
        self.assertEqual(targets_for([[HOOP, 300, 100, 40, 12]]).count.sum(), 0)


class Pictures(unittest.TestCase):
    def test_boxes_move_with_their_pixels(self):
        # A single bright disc is labelled; the label is on it, wherever the crop puts it.
        random = np.random.default_rng(2)
        picture = np.zeros((360, 640, 3), np.uint8)
        rows, columns = np.mgrid[:360, :640]
        picture[np.hypot(columns + 0.5 - 300, rows + 0.5 - 150) < 20] = 255
        boxes = np.array([[BALL, 300, 150, 40, 40]], np.float32)
        sample = Sample('', '', '', 'train', frozenset({BALL}), boxes, np.full((1, 2), np.nan, np.float32))
        near = 0
        for _ in range(60):
            tensor, targets = training_picture(lambda: (sample, picture), random)
            for y, x in zip(*np.nonzero(targets.heat[BALL] > 0.999)):
                cx, cy = (np.array([x, y]) + 0.5 + targets.dense[9:11, y, x]) * 4
                around = tensor[:, max(0, int(cy) - 1) : int(cy) + 2, max(0, int(cx) - 1) : int(cx) + 2].mean()
                near += around > tensor.mean() + 0.1
        self.assertGreater(near, 60)

    def test_an_ellipse_that_is_turned_keeps_its_upright_box(self):
        turn = np.radians(90)
        matrix = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0]])
        (moved,) = moved_boxes(np.array([[HOOP, 10, 0, 40, 12]], np.float32), matrix)
        np.testing.assert_allclose(moved[1:], [0, 10, 12, 40], atol=1e-4)

    def test_has_the_size_of_the_network(self):
        self.assertEqual((SIZE % 32, CHANNELS), (0, 14))


if __name__ == '__main__':
    unittest.main()

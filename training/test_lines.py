import unittest

import numpy as np

from lines import KINDS, SIZE, STRIDE, line_targets, training_court

LANE, CIRCLE, THREE, EDGE = range(4)


def along(x0, y0, x1, y1):
    part = np.linspace(0, 1, 50)[:, None]
    return (np.array([[x0, y0]]) * (1 - part) + np.array([[x1, y1]]) * part).astype(np.float32)


class LineTargets(unittest.TestCase):
    def test_a_line_is_surest_in_the_cells_that_it_crosses(self):
        targets = line_targets([(THREE, along(0, 42, SIZE, 42))], SIZE)
        rows = targets[THREE].mean(1)
        self.assertEqual(int(rows.argmax()), 10)
        self.assertGreater(rows[10], 0.9)
        self.assertLess(rows[13], 0.05)

    def test_lines_half_way_between_cells_count_in_both(self):
        rows = line_targets([(LANE, along(0, 44, SIZE, 44))], SIZE)[LANE].mean(1)
        # Drawn to a quarter of a cell.
        self.assertGreater(min(rows[10], rows[11]), 0.6)

    def test_kinds_are_kept_apart(self):
        targets = line_targets([(EDGE, along(20, 20, 200, 200))], SIZE)
        self.assertGreater(targets[EDGE].max(), 0.9)
        for kind in (LANE, CIRCLE, THREE):
            self.assertEqual(targets[kind].max(), 0)


class TrainingCourt(unittest.TestCase):
    def test_lines_follow_the_picture_into_the_crop(self):
        """A bright line on a dark floor lies on its target, however the crop is rotated."""
        height, width = 360, 640
        picture = np.full((height, width, 3), 30, np.uint8)
        picture[248:252] = 250
        lines = [(LANE, along(0, 250 / height, 1, 250 / height))]
        plain = np.full((50, 50, 3), 30, np.uint8)
        random = np.random.default_rng(4)
        agree = []
        for _ in range(40):
            tensor, targets = training_court(lambda: (picture, lines), lambda: plain, random)
            light = tensor.mean(0).reshape(SIZE // STRIDE, STRIDE, SIZE // STRIDE, STRIDE).mean((1, 3))
            on, off = targets[LANE] > 0.8, targets[LANE] < 0.01
            if on.sum() > 20:
                agree.append(np.median(light[on]) > np.median(light[off]))
        self.assertGreater(len(agree), 15)
        self.assertGreater(np.mean(agree), 0.85)

    def test_has_a_map_for_every_kind(self):
        empty = np.zeros((100, 100, 3), np.uint8)
        tensor, targets = training_court(lambda: (empty, []), lambda: empty[:20, :20], np.random.default_rng(1))
        self.assertEqual(tensor.shape, (3, SIZE, SIZE))
        self.assertEqual(targets.shape, (len(KINDS), SIZE // STRIDE, SIZE // STRIDE))
        self.assertEqual(targets.max(), 0)


if __name__ == '__main__':
    unittest.main()

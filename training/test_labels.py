import json
import os
import tempfile
import unittest

import numpy as np

from labels import BALL, HOOP, PERSON, read_labels, ring_of


class RingOf(unittest.TestCase):
    def test_cuts_ring_and_net_to_the_ring_at_its_top(self):
        # 100 px wide and 150 px tall in a picture of 1000 × 500 px: the ring is 35 px tall.
        kind, cx, cy, w, h = ring_of([HOOP, 0.5, 0.5, 0.1, 0.3], 'ring+net', 1000, 500)
        self.assertAlmostEqual(h * 500, 35)
        self.assertAlmostEqual((cy - h / 2) * 500, 175)
        self.assertEqual((cx, w), (0.5, 0.1))

    def test_leaves_a_flatter_box_as_it_is(self):
        self.assertAlmostEqual(ring_of([HOOP, 0.5, 0.5, 0.2, 0.02], 'ring+net', 500, 500)[4], 0.02)

    def test_leaves_rings_and_other_things_alone(self):
        self.assertEqual(ring_of([HOOP, 0.5, 0.5, 0.1, 0.3], 'ring', 500, 500), [HOOP, 0.5, 0.5, 0.1, 0.3])
        self.assertEqual(ring_of([BALL, 0.5, 0.5, 0.1, 0.3], 'ring+net', 500, 500), [BALL, 0.5, 0.5, 0.1, 0.3])


class ReadLabels(unittest.TestCase):
    def test_reads_pixels_known_classes_and_feet(self):
        entry = {
            'file': 'one.jpg', 'width': 200, 'height': 100, 'source': 's', 'setup': 's:1', 'split': 'train',
            'labelled': ['hoop', 'backboard'], 'hoop_box': 'ring',
            'boxes': [[HOOP, 0.5, 0.5, 0.1, 0.1], [3, 0.5, 0.5, 0.5, 0.5], [PERSON, 0.2, 0.5, 0.1, 0.8]],
            'feet': [None, None, [0.2, 0.88]],
        }  # fmt: skip
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, 'labels.json'), 'w') as file:
                json.dump({'images': [entry]}, file)
            (sample,) = read_labels(folder)
        np.testing.assert_allclose(sample.boxes[0], [HOOP, 100, 50, 20, 10], rtol=1e-5)
        self.assertEqual([int(kind) for kind in sample.boxes[:, 0]], [HOOP, PERSON])
        self.assertTrue(np.isnan(sample.feet[0]).all())
        np.testing.assert_allclose(sample.feet[1], [40, 88], rtol=1e-5)
        self.assertEqual(sample.labelled, frozenset({HOOP}))


if __name__ == '__main__':
    unittest.main()

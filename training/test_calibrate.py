import unittest

import numpy as np

from calibrate import fit


def worth(odds, line):
    return 1 / (1 + np.exp(-(line[0] * np.log(odds / (1 - odds)) + line[1])))


class Odds(unittest.TestCase):
    def test_of_one_in_two_are_told_as_such(self):
        # Odds of 0.3 are right half of the time, 0.6 nine times in ten, 0.12 once in fifty.
        seen = [(odds, at < true) for odds, true, of in ((0.12, 2, 100), (0.3, 50, 100), (0.6, 90, 100)) for at in range(of)]
        line = fit(seen)
        self.assertAlmostEqual(worth(0.3, line), 0.5, delta=0.07)
        self.assertGreater(worth(0.6, line), 0.85)
        self.assertLess(worth(0.12, line), 0.1)

    def test_that_no_look_tells_teach_nothing(self):
        seen = [(0.2, False), (0.8, True), (0.3, True), (0.7, False)]
        self.assertEqual(fit(seen), fit([*seen, (0.05, True)]))


if __name__ == '__main__':
    unittest.main()

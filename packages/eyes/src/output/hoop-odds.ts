import type { SeenHoop } from '@hooplog/vision';

/** Slope and offset that correct log odds. */
type Line = readonly [slope: number, offset: number];

/**
 * Calibration of a network's odds of a hoop, measured on places that it was not trained on: of the rings that
 * have 0.5 after it, every second one exists. `training/calibrate.py` writes it into the JSON file beside the
 * weights.
 */
export interface HoopOdds {
  /** For the merged looks at a whole picture. */
  readonly whole: Line;
  /** For a close look at a ring. */
  readonly close: Line;
}

/** For a network that was never measured: odds stay unchanged. */
export const AS_SEEN: HoopOdds = { whole: [1, 0], close: [1, 0] };

export function calibrated(hoop: SeenHoop, [slope, offset]: Line): SeenHoop {
  const logit = Math.log(hoop.odds / (1 - hoop.odds));
  return { ...hoop, odds: 1 / (1 + Math.exp(-(slope * logit + offset))) };
}

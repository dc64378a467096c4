import type { PlaceCalibration } from '@hooplog/contract';

/** Hoop and lane in a picture of 1280 × 720. */
export const CALIBRATION: PlaceCalibration = {
  rim: { cx: 640, cy: 200, rx: 40, ry: 14 },
  court: [
    { image: [500, 600], court: [-6, 13.75] },
    { image: [700, 600], court: [6, 13.75] },
    { image: [560, 480], court: [-6, -5.25] },
    { image: [680, 480], court: [6, -5.25] },
  ],
  lines: 'high_school',
};

/** The request body for saving a place. */
export const aPlace = (name = 'Home court') => ({
  ...{ name, width: 1280, height: 720 },
  calibration: CALIBRATION,
});

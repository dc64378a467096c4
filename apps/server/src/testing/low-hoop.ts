import type { CountedVideoBody, PlaceCalibration } from '@hooplog/contract';
import { COUNTED_VIDEO, countedShot } from './counted-video.ts';

/**
 * The ball of a shot with a size 5 ball at a rim 8 ft high, from (0, 20.3) feet, as seen by a phone next to
 * the court.
 */
const SIGHTINGS = [
  3.04, 52.3, 150.99, 22.79, 3.0733, 69.12, 133.78, 22.19, 3.1067, 84.95, 118.15, 21.62, 3.14,
  99.85, 105.01, 21.09, 3.1733, 113.89, 92.6, 20.59, 3.2067, 127.15, 82.76, 20.12, 3.24, 139.67,
  73.18, 19.67, 3.2733, 151.54, 66.04, 19.25, 3.3067, 162.84, 59.07, 18.84, 3.34, 173.61, 54, 18.46,
  3.3733, 183.92, 49.54, 18.1, 3.4067, 193.84, 46.11, 17.75, 3.44, 203.38, 43.89, 17.42, 3.4733,
  212.57, 41.94, 17.11, 3.5067, 221.44, 41.64, 16.81, 3.54, 229.98, 41.05, 16.52, 3.5733, 238.19,
  42.36, 16.25, 3.6067, 246.09, 43.17, 15.98, 3.64, 253.65, 45.68, 15.73, 3.6733, 260.89, 47.99,
  15.49, 3.7067, 267.84, 51.38, 15.25, 3.74, 274.5, 55.18, 15.03, 3.7733, 280.92, 59.32, 14.81,
  3.8067, 287.11, 64.47, 14.6, 3.84, 293.12, 69.31, 14.4, 3.8733, 298.98, 75.64, 14.21, 3.9067,
  304.7, 81.25, 14.03, 3.94, 310.3, 88.46, 13.85, 3.9733, 315.79, 95.01, 13.67, 4.0067, 321.15,
  102.8, 13.51, 4.04, 326.38, 110.39, 13.35, 4.0733, 331.46, 118.61, 13.19, 4.1067, 336.37, 127.25,
  13.04,
];

/** The court as the player marked it. */
export const LOW_HOOP_COURT: Omit<PlaceCalibration, 'rim'> = {
  court: [
    { image: [325.7, 269.49], court: [-6, -5.25] },
    { image: [476.18, 282.95], court: [6, -5.25] },
    { image: [92.56, 309.65], court: [-6, 13.75] },
    { image: [276.24, 351.32], court: [6, 13.75] },
    { image: [11.63, 362.8], court: [0, 19.75] },
    { image: [174.33, 255.94], court: [-25, -5.25] },
  ],
  lines: 'high_school',
};

/** The same shot as counted by the device of a player who did not say that their hoop is low. */
export const LOW_HOOP_VIDEO: CountedVideoBody = {
  ...COUNTED_VIDEO,
  calibration: {
    ...COUNTED_VIDEO.calibration,
    rim: { cx: 351.44, cy: 158.22, rx: 11.77, ry: 1.08 },
    ...LOW_HOOP_COURT,
    courtSource: 'user',
  },
  shots: [countedShot(4.22, { zone: 'zone_5_free_throw', court: { x: 0, y: 19.3 } })],
  scene: { pace: 1, flights: [{ sightings: SIGHTINGS, feet: null }] },
};

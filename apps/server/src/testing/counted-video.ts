import type { CountedVideoBody } from '@hooplog/contract';

/** One shot as a device counts it. */
export const countedShot = (
  rimSeconds: number,
  more: Partial<CountedVideoBody['shots'][number]> = {},
): CountedVideoBody['shots'][number] => ({
  releaseSeconds: rimSeconds - 1,
  rimSeconds,
  outcome: 'made',
  confidence: 0.9,
  needsReview: false,
  court: null,
  zone: null,
  reason: 'Dropped through the net.',
  path: [rimSeconds - 0.1, 300, 120, rimSeconds, 310, 130],
  crossing: { seconds: rimSeconds, x: 310, y: 130 },
  features: { pass: 1, netDown: 0.2 },
  ...more,
});

/** The request of a device that counted two shots. */
export const COUNTED_VIDEO: CountedVideoBody = {
  countedOn: 'device',
  workoutDate: '2026-01-02T10:00:00Z',
  media: { durationSeconds: 12.5, width: 640, height: 360, framesPerSecond: 29.97 },
  given: null,
  calibration: {
    rim: { cx: 310, cy: 130, rx: 14, ry: 5 },
    source: 'found',
    confidence: 0.97,
    court: null,
    courtSource: null,
    lines: null,
  },
  warnings: [{ code: 'hoop_small', seconds: null, message: 'The hoop is small.' }],
  shots: [countedShot(8, { outcome: 'missed', zone: 'zone_5_free_throw' }), countedShot(3)],
  scene: {
    pace: 1,
    flights: [
      { sightings: [2, 200, 200, 9, 2.1, 205, 190, 9], feet: [210, 300, 3, 2] },
      { sightings: [7, 220, 210, 9, 7.1, 225, 195, 9], feet: null },
    ],
  },
};

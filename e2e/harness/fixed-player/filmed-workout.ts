import type { Place, Rim, Shot, Video, WorkoutDetails } from '@hooplog/contract';
import { idOf, JOINED } from './numbers.ts';
import { WORKOUT } from './training.ts';

// The result of an analysis of the clip `whole_lane`, recorded so that changes of vision do not change the pictures.

export const RIM: Rim = { cx: 282.5, cy: 151, rx: 11, ry: 2 };

/** The clip's court, with left and right as seen facing the basket: corners of the lane, and one of the court. */
export const COURT: Place['calibration']['court'] = [
  { image: [395.01, 340.46], court: [-6, 13.75] },
  { image: [521.07, 308.37], court: [6, 13.75] },
  { image: [160.93, 297.67], court: [-6, -5.25] },
  { image: [294.6, 284.93], court: [6, -5.25] },
  { image: [420.71, 272.92], court: [25, -5.25] },
];

/** One player's video of three shots; it is counted and its hoop was found, but its court is unknown. */
export const VIDEO: Video = {
  id: idOf(8, 1),
  state: 'analysed',
  progress: 1,
  stage: null,
  progressMessage: null,
  shotsSoFar: 3,
  placeInQueue: null,
  failure: null,
  bytes: 750_000,
  media: { durationSeconds: 15.2, width: 640, height: 360, framesPerSecond: 24 },
  calibration: {
    rim: RIM,
    source: 'found',
    confidence: 0.83,
    court: null,
    courtSource: null,
    lines: null,
  },
  warnings: [
    {
      // A kind unknown to the client: its text is shown anyway.
      code: 'a_kind_of_next_year',
      seconds: null,
      message: 'The sun stood right behind the hoop. Try the other side of the court.',
    },
  ],
  isStored: true,
  playbackUrl: `/api/videos/${idOf(8, 1)}/file`,
  posterUrl: null,
  workoutId: idOf(2, 99),
  createdAt: JOINED,
};

/** The same with its court marked. */
export const MARKED_VIDEO: Video = {
  ...VIDEO,
  calibration: {
    rim: RIM,
    source: 'found',
    confidence: 0.83,
    court: COURT,
    courtSource: 'user',
    lines: 'high_school',
  },
};

/** How far to the left the tripod stood when the place was saved: too far to reuse the hoop. Pixels. */
const ASIDE = 4 * RIM.rx;

/** A place of the player. */
export const PLACE: Place = {
  id: idOf(9, 1),
  name: 'Home court',
  width: 640,
  height: 360,
  calibration: {
    rim: { ...RIM, cx: RIM.cx + ASIDE },
    court: COURT.map(({ image: [x, y], court }) => ({ image: [x + ASIDE, y], court })),
    lines: 'high_school',
  },
  usedAt: JOINED,
};

type Moment = readonly [seconds: number, x: number, y: number];
const FREE_THROW_IN: readonly Moment[] = [
  [1.79, 449, 156],
  [1.92, 419, 124],
  [2.04, 394, 104],
  [2.17, 369, 94],
  [2.29, 348, 92],
  [2.42, 329, 98],
  [2.54, 311, 112],
  [2.67, 295, 131],
  [2.79, 280, 156],
  [2.92, 275, 175],
];
const FREE_THROW_OUT: readonly Moment[] = [
  [6.71, 448, 155],
  [6.83, 419, 125],
  [6.96, 394, 107],
  [7.08, 371, 100],
  [7.21, 350, 100],
  [7.33, 332, 108],
  [7.46, 314, 123],
  [7.58, 298, 145],
  [7.71, 310, 146],
  [7.83, 328, 150],
  [7.96, 344, 163],
];
const MID_RANGE_IN: readonly Moment[] = [
  [11.83, 190, 140],
  [11.96, 211, 114],
  [12.08, 228, 102],
  [12.21, 242, 99],
  [12.33, 255, 105],
  [12.46, 266, 118],
  [12.58, 275, 137],
  [12.71, 283, 159],
  [12.83, 285, 175],
];

interface Judged extends Pick<Shot, 'outcome'> {
  readonly reason: string;
  readonly confidence: number;
  /** Feet from the basket: without a court nothing more is known of its spot. */
  readonly away: number;
  /** Where the shooter stood, pixels; null if no one was seen. */
  readonly feet: { readonly x: number; readonly y: number } | null;
}

const shotOf = (
  n: number,
  way: readonly Moment[],
  rimSeconds: number,
  { outcome, reason, confidence, away, feet }: Judged,
): Shot => ({
  id: idOf(10, n),
  releaseSeconds: way[0]?.[0] ?? null,
  rimSeconds,
  outcome,
  detectedOutcome: outcome,
  zone: null,
  court: null,
  confidence,
  needsReview: confidence < 0.7,
  evidence: {
    reason,
    path: way.map(([seconds, x, y]) => ({ seconds, x, y })),
    crossing: { seconds: rimSeconds, x: RIM.cx, y: RIM.cy },
    location: {
      method: 'flight',
      errorFeet: null,
      ...(feet && { feet }),
      distanceFeet: { value: away, error: 0.9 },
    },
  },
  correctedAt: null,
  placed: false,
});

export const FILMED: WorkoutDetails = {
  ...WORKOUT,
  id: idOf(2, 99),
  source: 'video',
  countedOn: 'server',
  made: 2,
  missed: 1,
  totalShots: 3,
  notes: null,
  shotData: [],
  videoId: VIDEO.id,
  videoUrl: VIDEO.playbackUrl,
  shots: [
    shotOf(1, FREE_THROW_IN, 2.77, {
      outcome: 'made',
      reason: 'Dropped through the net at 0:02.8.',
      confidence: 0.94,
      away: 15.2,
      feet: { x: 484, y: 323 },
    }),
    shotOf(2, FREE_THROW_OUT, 7.59, {
      outcome: 'missed',
      reason: 'Rimmed out at 0:07.6.',
      confidence: 0.61,
      away: 15.4,
      feet: { x: 482, y: 324 },
    }),
    shotOf(3, MID_RANGE_IN, 12.67, {
      outcome: 'made',
      reason: 'Dropped through the net at 0:12.7.',
      confidence: 0.88,
      away: 13.1,
      feet: null,
    }),
  ],
};

/** The spots of the three shots in feet, once the court is marked; each error is below a foot. */
const SPOTS: readonly Pick<Shot, 'court' | 'zone'>[] = [
  { court: { x: 0.15, y: 14.17 }, zone: 'zone_5_free_throw' },
  { court: { x: 0.32, y: 14.12 }, zone: 'zone_5_free_throw' },
  { court: { x: -11.83, y: 5.94 }, zone: 'zone_2_left_midrange' },
];

/** The workout of `MARKED_VIDEO`: every shot has its zone. */
export const MARKED: WorkoutDetails = {
  ...FILMED,
  shots: FILMED.shots.map((shot, index) => ({ ...shot, ...SPOTS[index] })),
};

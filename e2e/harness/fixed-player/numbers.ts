import type {
  Conditions,
  CurrentUser,
  Flights,
  HeatMapRecord,
  Progress,
  Review,
  Stats,
  Trend,
} from '@hooplog/contract';
import { percentage, ZONE_IDS } from '@hooplog/domain';

/** The current time of the fixed player: a Wednesday, noon in New York. */
export const NOW = new Date('2026-03-18T16:00:00Z');
export const JOINED = '2026-01-04T15:00:00.000Z';

/** The n-th id of a kind. */
export const idOf = (kind: number, n: number): string =>
  `01900000-0000-7000-8000-${String(kind).padStart(4, '0')}${String(n).padStart(8, '0')}`;

export const USER: CurrentUser = {
  id: idOf(1, 1),
  email: 'maya@example.com',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  isCoach: 0,
  displayName: 'Maya',
  birthday: null,
  position: 'Guard',
  height: 70,
  skillLevel: 'Intermediate',
  profileComplete: 1,
  isOperator: true,
  marketingEmails: 0,
  productUpdates: 1,
  weeklyDigest: 0,
  onLeaderboard: null,
  timeZone: 'America/New_York',
  units: 'imperial',
  threePointLine: 'high_school',
  awaitsParent: 0,
  createdAt: JOINED,
  updatedAt: JOINED,
};

export const STATS: Stats = {
  percentage: 47,
  made: 1024,
  totalShots: 2180,
  workoutCount: 38,
  currentStreak: 5,
  today: '2026-03-18',
  recentDays: ['05', '07', '08', '09', '11', '14', '15', '16', '17', '18'].map(
    (day) => `2026-03-${day}`,
  ),
};

/** Makes and shots of each zone, in the order of their numbers: every colour band, and one zone without shots. */
const ZONES: readonly (readonly [made: number, total: number])[] = [
  [271, 402],
  [58, 121],
  [9, 31],
  [33, 96],
  [198, 260],
  [41, 117],
  [37, 84],
  [64, 118],
  [0, 0],
  [36, 83],
  [29, 107],
  [61, 210],
  [12, 12],
  [22, 61],
];

export const HEAT_MAP: readonly HeatMapRecord[] = ZONE_IDS.flatMap((zone, index) => {
  const [made, total] = ZONES[index] ?? [0, 0];
  if (total === 0) return [];
  return [{ zone, made, total, percentage: percentage(made, total), before: null }];
});

/** First days of the last 26 weeks, oldest first. */
const WEEKS = Array.from({ length: 26 }, (_, index) =>
  new Date(Date.UTC(2026, 2, 15 - 7 * (25 - index))).toISOString().slice(0, 10),
);
const weekOf = (week: string, index: number): Progress['weeks'][number] => {
  const totalShots = index < 15 ? 0 : 120 + ((index * 47) % 160);
  const made = Math.round(totalShots * (0.38 + index / 250));
  return { week, made, totalShots, workoutCount: totalShots === 0 ? 0 : 4, minutes: 45 };
};
const TRAINED = WEEKS.map(weekOf);

export const PROGRESS: Progress = {
  weeks: TRAINED,
  records: {
    mostShots: TRAINED.at(-3) ?? null,
    mostMade: TRAINED.at(-2) ?? null,
    longestStreak: { days: 9, endDay: '2026-02-21' },
    bestZone: { zone: 'zone_5_free_throw', made: 198, total: 260, percentage: 76 },
  },
};

/** The same by hours of the day. */
export const CONDITIONS: Conditions = {
  from: '2026-01-22',
  to: '2026-03-18',
  hours: [
    { hour: 6, made: 190, total: 402, workouts: 9 },
    { hour: 15, made: 209, total: 450, workouts: 11 },
    { hour: 18, made: 350, total: 780, workouts: 16 },
  ],
  bestHour: null,
  places: [{ id: idOf(9, 1), name: 'Backyard', made: 120, total: 240, workouts: 6 }],
  bestPlace: null,
  among: null,
};

/** Its month so far. */
export const REVIEW: Review = {
  period: '2026-03',
  from: '2026-03-01',
  to: '2026-03-31',
  ...{ days: 12, workouts: 13, minutes: 45, made: 402, totalShots: 811, byVideo: 64 },
  change: {
    kind: 'unclear',
    before: { made: 411, total: 870 },
    after: { made: 402, total: 811 },
  },
  bestDay: { day: '2026-03-14', made: 61, totalShots: 102 },
  bestZone: { zone: 'zone_5_free_throw', made: 71, total: 92 },
  longestStreak: 5,
  badges: [],
  drills: [{ key: 'five-spot-50', name: 'Five-Spot 50', best: 34, before: 29, played: 3 }],
  shotData: HEAT_MAP.map(({ zone, made, total }) => ({ zone, made, total })),
};

/** Accuracy over the last eight of these weeks. */
export const TREND: Trend = {
  from: '2026-01-22',
  to: '2026-03-18',
  unit: 'week',
  points: TRAINED.slice(-9).map(({ week, made, totalShots }) => ({
    start: week,
    made,
    total: totalShots,
  })),
  change: {
    kind: 'up',
    before: { made: 344, total: 812 },
    after: { made: 405, total: 820 },
  },
  byVideo: 64,
};

const DAYS_FILMED = ['2026-03-16', '2026-03-09', '2026-03-02', '2026-02-23', '2026-02-16'];
const SHOTS_A_DAY = 12;

/** Free throws and corner threes on film, whose misses are more often short than long. */
export const FLIGHTS: Flights = {
  from: '2026-01-22',
  to: '2026-03-18',
  flights: DAYS_FILMED.flatMap((day, week) =>
    Array.from({ length: SHOTS_A_DAY }, (_, index) => ({
      day,
      zone:
        index % 2 === 0 ? ('zone_5_free_throw' as const) : ('zone_14_left_corner_three' as const),
      outcome: index % 3 === 0 ? ('missed' as const) : ('made' as const),
      metrics: {
        entryDegrees: { value: 46 - week + ((index * 7) % 5), error: 1.5 },
        apexFeet: { value: 14 + ((index * 3) % 7) / 10, error: 0.2 },
        flightSeconds: { value: 1.1, error: 0.03 },
        ...(index % 4 === 1
          ? { rightFeet: { value: ((index * 5) % 9) / 10 - 0.4, error: 0.1 } }
          : { longFeet: { value: ((index * 5 + week * 3) % 13) / 10 - 0.9, error: 0.1 } }),
      },
    })),
  ),
};

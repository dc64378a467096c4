import type {
  AchievementEntry,
  CalendarMonth,
  Goal,
  HistoryEntry,
  ManualWorkoutDetails,
  UserAchievement,
  Workout,
  WorkoutDetails,
} from '@hooplog/contract';
import { ACHIEVEMENTS, NO_WORDS, percentage } from '@hooplog/domain';
import { idOf, JOINED, USER } from './numbers.ts';

const momentOf = (day: number) => `2026-03-${String(day).padStart(2, '0')}T22:30:00.000Z`;
const localDayOf = (day: number) => momentOf(day).slice(0, 10);

/** Days of March with shots: makes, attempts, and notes. */
const SHOT_DAYS: readonly (readonly [day: number, made: number, total: number, notes?: string])[] =
  [
    [2, 31, 70],
    [5, 44, 88],
    [7, 26, 90, 'Legs were heavy.'],
    [8, 51, 96],
    [9, 40, 80],
    [11, 48, 100],
    [14, 61, 110, 'Quick release off the catch.'],
    [15, 37, 84],
    [
      16,
      33,
      81,
      'Shortened the dip, and it got better. Free throws last, when tired: ten in a row.',
    ],
    [17, 59, 100],
  ];

const WORKOUTS: readonly Workout[] = SHOT_DAYS.map(
  ([day, made, totalShots, notes = null], index): Workout => ({
    id: idOf(2, index + 1),
    workoutDate: momentOf(day),
    createdAt: momentOf(day),
    updatedAt: momentOf(day),
    localDay: localDayOf(day),
    totalShots,
    made,
    missed: totalShots - made,
    notes,
    videoUrl: null,
    source: index % 3 === 0 ? 'video' : 'manual',
    countedOn: index % 3 === 0 ? 'server' : null,
  }),
).toReversed();

const MANUAL_WORKOUTS: readonly ManualWorkoutDetails[] = [3, 9, 14, 18].map((day, index) => ({
  id: idOf(3, index + 1),
  workoutDate: `2026-03-${String(day).padStart(2, '0')}T13:00:00.000Z`,
  createdAt: momentOf(day),
  localDay: localDayOf(day),
  totalDuration: 45,
  notes: index === 2 ? 'Left hand only.' : null,
  exercises: [
    { id: idOf(4, 2 * index + 1), exerciseType: 'Ball Handling', duration: 15 },
    { id: idOf(4, 2 * index + 2), exerciseType: 'Strength Training', duration: 30 },
  ],
}));

const NOTHING_MORE = { ...NO_WORDS, posterUrl: null, shotData: [] };

/** Both kinds of workout, newest first. */
export const HISTORY: readonly HistoryEntry[] = [
  ...WORKOUTS.map(({ id, workoutDate, localDay, made, totalShots, notes, source }) => ({
    ...{ id, workoutDate, localDay, made, totalShots, ...NOTHING_MORE, notes },
    kind: source === 'video' ? ('video' as const) : ('hand' as const),
    minutes: 0,
    exercises: [],
  })),
  ...MANUAL_WORKOUTS.map(({ id, workoutDate, localDay, totalDuration, notes, exercises }) => ({
    ...{ id, workoutDate, localDay, ...NOTHING_MORE, notes, made: 0, totalShots: 0 },
    kind: 'timed' as const,
    minutes: totalDuration,
    exercises: exercises.map(({ exerciseType }) => exerciseType),
  })),
].toSorted((a, b) => b.workoutDate.localeCompare(a.workoutDate));

export function calendarMonth(month: string): CalendarMonth {
  const isMarch = month === '2026-03';
  const workouts = isMarch ? WORKOUTS.toReversed() : [];
  const manualWorkouts = isMarch ? [...MANUAL_WORKOUTS] : [];
  const made = workouts.reduce((sum, workout) => sum + workout.made, 0);
  const totalShots = workouts.reduce((sum, workout) => sum + workout.totalShots, 0);
  return {
    month,
    workouts,
    manualWorkouts,
    summary: {
      workoutCount: workouts.length + manualWorkouts.length,
      totalShots,
      made,
      percentage: percentage(made, totalShots),
      minutes: 45 * manualWorkouts.length,
    },
  };
}

/** The selected day: it has both kinds of workout. */
export const FULL_DAY = '2026-03-14';

const [LATEST] = WORKOUTS;
if (LATEST === undefined) throw new Error('The fixed player has workouts');

/** The latest workout with zones of every colour. */
export const WORKOUT: WorkoutDetails = {
  ...LATEST,
  ...NO_WORDS,
  notes: 'Worked on the right corner. Felt good from the line.',
  shotData: [
    { zone: 'zone_1_paint', made: 14, total: 20 },
    { zone: 'zone_5_free_throw', made: 18, total: 20 },
    { zone: 'zone_2_left_midrange', made: 5, total: 10 },
    { zone: 'zone_8_right_midrange', made: 4, total: 10 },
    { zone: 'zone_10_right_corner_three', made: 9, total: 16 },
    { zone: 'zone_11_right_wing_three', made: 2, total: 6 },
    { zone: 'zone_12_top_key_three', made: 2, total: 10 },
  ],
  shots: [],
  videoId: null,
  posterUrl: null,
};

/** The previous one, to compare with: partly from other zones. */
export const EARLIER: WorkoutDetails = {
  ...WORKOUT,
  ...WORKOUTS[1],
  shotData: [
    { zone: 'zone_1_paint', made: 11, total: 21 },
    { zone: 'zone_5_free_throw', made: 12, total: 20 },
    { zone: 'zone_9_hs_three_right', made: 4, total: 20 },
    { zone: 'zone_12_top_key_three', made: 6, total: 20 },
  ],
};

const WEEKS = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.UTC(2026, 2, 15 - 7 * (11 - index))).toISOString().slice(0, 10),
);
const goalOf = (n: number, kind: Goal['kind'], target: number, value: number): Goal => ({
  id: idOf(5, n),
  kind,
  target,
  value,
  percent: Math.min(100, Math.floor((100 * value) / target)),
  weeks: WEEKS.map((week, index) => ({
    week,
    target: index < 3 ? null : target,
    value: index === 11 ? value : target - 2 + (index % 4),
    hit: index === 11 ? value >= target : index >= 3 && index % 4 >= 2,
  })),
  createdAt: JOINED,
});
export const GOALS: readonly Goal[] = [
  goalOf(1, 'shots', 400, 265),
  goalOf(2, 'workouts', 4, 4),
  goalOf(3, 'accuracy', 50, 49),
];

export const ACHIEVEMENT_ENTRIES: readonly AchievementEntry[] = ACHIEVEMENTS.map(
  (achievement, index) => ({ id: idOf(6, index + 1), ...achievement, createdAt: JOINED }),
);
export const EARNED: readonly UserAchievement[] = [1, 2, 3, 4, 7, 12].map((n) => ({
  id: idOf(7, n),
  userId: USER.id,
  achievementId: idOf(6, n),
  earnedAt: momentOf(n),
}));

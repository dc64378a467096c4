import type { ZoneId } from '@hooplog/domain';
import type { NewWorkout } from '../services/workouts/create-workout.ts';
import { chance } from './chance.ts';
import type { DemoDay } from './demo-days.ts';
import { DEMO_DAYS, demoDays } from './demo-days.ts';
import type { Style } from './demo-people.ts';

/** Zones that the demo's people shoot from: probability per day, and accuracy in percent. */
const HABITS: readonly (readonly [zone: ZoneId, visits: number, accuracy: number])[] = [
  ['zone_1_paint', 0.8, 68],
  ['zone_5_free_throw', 0.9, 74],
  ['zone_2_left_midrange', 0.5, 46],
  ['zone_8_right_midrange', 0.5, 52],
  ['zone_3_high_school_three', 0.25, 35],
  ['zone_9_hs_three_right', 0.25, 41],
  ['zone_4_left_wing_hs_three', 0.4, 33],
  ['zone_7_right_hs_three', 0.4, 44],
  ['zone_6_top_of_key', 0.5, 38],
  ['zone_10_right_corner_three', 0.35, 40],
  ['zone_11_right_wing_three', 0.4, 34],
  ['zone_12_top_key_three', 0.35, 27],
  ['zone_13_left_wing_three', 0.4, 29],
  ['zone_14_left_corner_three', 0.3, 36],
];

/** Accuracy from a zone, percent. */
export const accuracyFrom = (zone: ZoneId): number => HABITS.find(([id]) => id === zone)?.[2] ?? 0;

const NOTES = [
  'Free throws first, then around the arc.',
  'Legs were heavy. Shortened the dip and it got better.',
  'Worked on the right corner.',
  'Quick release off the catch.',
];

function shotsOf(day: number, ago: number, touch: number): NewWorkout['zones'] {
  return HABITS.flatMap(([zone, visits, accuracy], index) => {
    if (chance(day, index) > visits) return [];
    const total = 8 + Math.floor(chance(day, 20 + index) * 18);
    // Training helps: ten percentage points better at the end than eight weeks ago.
    const form =
      accuracy + touch + 5 - (10 * ago) / DEMO_DAYS + (chance(day, 40 + index) - 0.5) * 14;
    return [{ zone, made: Math.round((total * form) / 100), total }];
  });
}

/** Shots without a recorded zone, after some of the workouts: they are on no map. */
function shotsWithoutZone(day: number): { made: number; total: number } {
  if (chance(day, 61) > 0.25) return { made: 0, total: 0 };
  const total = 3 + Math.floor(chance(day, 62) * 7);
  return { made: Math.round(total * chance(day, 63)), total };
}

function workoutOf({ moment, ago }: DemoDay, day: number, touch: number): NewWorkout {
  const zones = shotsOf(day, ago, touch);
  const rest = shotsWithoutZone(day);
  const made = zones.reduce((sum, zone) => sum + zone.made, rest.made);
  const totalShots = zones.reduce((sum, zone) => sum + zone.total, rest.total);
  return {
    workoutDate: moment,
    totals: { totalShots, made, missed: totalShots - made },
    zones,
    notes: NOTES[Math.floor(chance(day, 60) * 2 * NOTES.length)] ?? null,
    idempotencyKey: `demo-${moment.toISOString().slice(0, 10)}`,
  };
}

/** Whether it is one with shots. */
export const isTrainingDay = ({ day, ago }: DemoDay, { seed, zeal, streak }: Style): boolean =>
  (ago < streak || chance(seed + day, 70) < zeal) && ago !== streak;

/** Eight weeks of workouts up to now, oldest first; a day always holds the same, so that it can be repeated. */
export function demoHistory(now: Date, style: Style): readonly NewWorkout[] {
  const history: NewWorkout[] = [];
  for (const demoDay of demoDays(now)) {
    if (!isTrainingDay(demoDay, style)) continue;
    const workout = workoutOf(demoDay, style.seed + demoDay.day, style.touch);
    if (workout.totals.totalShots > 0) history.push(workout);
  }
  return history;
}

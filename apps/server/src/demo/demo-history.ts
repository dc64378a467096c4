import type { ZoneId } from '@hooplog/domain';
import type { NewWorkout } from '../services/workouts/create-workout.ts';
import { chance } from './chance.ts';
import type { DemoDay } from './demo-days.ts';
import { DEMO_DAYS, demoDays, STREAK_DAYS } from './demo-days.ts';

/** Where the demo player likes to shoot from: chance of a day's visit, and how well it goes, in percent. */
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

const NOTES = [
  'Free throws first, then around the arc.',
  'Legs were heavy. Shortened the dip and it got better.',
  'Worked on the right corner.',
  'Quick release off the catch.',
];

function shotsOf(day: number, ago: number): NewWorkout['zones'] {
  return HABITS.flatMap(([zone, visits, accuracy], index) => {
    if (chance(day, index) > visits) return [];
    const total = 8 + Math.floor(chance(day, 20 + index) * 18);
    // Training pays off: ten percent better at the end than eight weeks ago.
    const form = accuracy + 5 - (10 * ago) / DEMO_DAYS + (chance(day, 40 + index) - 0.5) * 14;
    return [{ zone, made: Math.round((total * form) / 100), total }];
  });
}

function workoutOf({ moment, day, ago }: DemoDay): NewWorkout {
  const zones = shotsOf(day, ago);
  const made = zones.reduce((sum, zone) => sum + zone.made, 0);
  const totalShots = zones.reduce((sum, zone) => sum + zone.total, 0);
  return {
    workoutDate: moment,
    totals: { totalShots, made, missed: totalShots - made },
    zones,
    notes: NOTES[Math.floor(chance(day, 60) * 2 * NOTES.length)] ?? null,
    idempotencyKey: `demo-${moment.toISOString().slice(0, 10)}`,
  };
}

/** Eight weeks of workouts up to now, oldest first; a day always holds the same, so that it can be repeated. */
export function demoHistory(now: Date): readonly NewWorkout[] {
  const history: NewWorkout[] = [];
  for (const demoDay of demoDays(now)) {
    const { day, ago } = demoDay;
    const trains = ago < STREAK_DAYS || chance(day, 70) < 0.55;
    const workout = workoutOf(demoDay);
    if (trains && ago !== STREAK_DAYS && workout.totals.totalShots > 0) history.push(workout);
  }
  return history;
}

import { type Drill, findDrill, playDrill } from '@hooplog/domain';
import type { NewWorkout } from '../services/workouts/create-workout.ts';
import { zoneTotalsOf } from '../services/workouts/totals.ts';
import { chance } from './chance.ts';
import { demoDays } from './demo-days.ts';
import { accuracyFrom, isTrainingDay } from './demo-history.ts';
import type { Style } from './demo-people.ts';

/** Interval in days with training. */
const EVERY_DAYS = 3;

/** Later than the day's training, and on the same day in every time zone of the demo. */
const AFTER_MS = 20 * 60_000;

/** `chance` rises in even steps from call to call; two calls per shot avoid a visible pattern. */
const luckOf = (day: number, shot: number): number =>
  chance(Math.floor(1_000_000 * chance(day, 100 + shot)), shot * shot);

/** Outcomes of a play, drawn with the player's accuracy at each spot. */
function shoot(drill: Drill, day: number, touch: number): string {
  let outcomes = '';
  for (;;) {
    const { next } = playDrill(drill, outcomes);
    const spot = next === null ? undefined : drill.spots[next];
    if (spot === undefined) return outcomes;
    const isMade = 100 * luckOf(day, outcomes.length) < accuracyFrom(spot.zone) + touch;
    outcomes += isMade ? 'o' : 'x';
  }
}

function playOf(drill: Drill, moment: Date, outcomes: string): NewWorkout {
  const shots = playDrill(drill, outcomes).shotSpots.map(({ zone }, index) => ({
    zone,
    outcome: outcomes[index] === 'o' ? ('made' as const) : ('missed' as const),
  }));
  const made = shots.filter(({ outcome }) => outcome === 'made').length;
  return {
    workoutDate: moment,
    totals: { totalShots: shots.length, made, missed: shots.length - made },
    zones: zoneTotalsOf(shots),
    notes: null,
    outcomes,
    drill: drill.key,
    idempotencyKey: `demo-drill-${moment.toISOString().slice(0, 10)}`,
  };
}

/** The player's drills in turn, on some past training days. The same day always gets the same drill. */
export function demoDrills(now: Date, style: Style): readonly NewWorkout[] {
  const { seed, touch, drills } = style;
  return demoDays(now).flatMap((demoDay) => {
    const { moment, day, ago } = demoDay;
    const key = day % EVERY_DAYS === 0 ? drills[(day / EVERY_DAYS) % drills.length] : undefined;
    const drill = key === undefined ? null : findDrill(key);
    if (drill === null || ago === 0 || !isTrainingDay(demoDay, style)) return [];
    const outcomes = shoot(drill, seed + day, touch);
    return [playOf(drill, new Date(moment.getTime() + AFTER_MS), outcomes)];
  });
}

import { type Drill, findDrill, playDrill } from '@hooplog/domain';
import type { NewWorkout } from '../services/workouts/create-workout.ts';
import { zoneTotalsOf } from '../services/workouts/totals.ts';
import { chance } from './chance.ts';
import { demoDays } from './demo-days.ts';
import { accuracyFrom, isTrainingDay } from './demo-history.ts';
import type { Style } from './demo-people.ts';

/** Every so many days, on those with training. */
const EVERY_DAYS = 3;

/** After the training of the day, still on it wherever the player lives. */
const AFTER_MS = 20 * 60_000;

/** `chance` goes up by even steps from question to question: asked twice, shots come in no pattern. */
const luckOf = (day: number, shot: number): number =>
  chance(Math.floor(1_000_000 * chance(day, 100 + shot)), shot * shot);

/** How it went: as well from each spot as the player shoots there. */
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

/** Their drills in turn, on some of the days on which they trained, but not today; a day always holds the same. */
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

import type { NewManualWorkout } from '../services/manual-workouts/create-manual-workout.ts';
import { chance } from './chance.ts';
import { demoDays } from './demo-days.ts';
import type { Style } from './demo-people.ts';

const SESSIONS: readonly Pick<NewManualWorkout, 'exercises' | 'notes'>[] = [
  {
    exercises: [
      { exerciseType: 'Ball Handling', duration: 20 },
      { exerciseType: 'Finishing', duration: 15 },
    ],
    notes: 'Left hand only for the last ten minutes.',
  },
  {
    exercises: [
      { exerciseType: 'Strength Training', duration: 40 },
      { exerciseType: 'Conditioning', duration: 15 },
    ],
    notes: null,
  },
  {
    exercises: [{ exerciseType: 'Film Study', duration: 30 }],
    notes: 'Watched the pick and roll.',
  },
  {
    exercises: [
      { exerciseType: 'Defense', duration: 25 },
      { exerciseType: 'Game Simulation', duration: 35 },
    ],
    notes: 'Three on three with the club.',
  },
];

/** Timed exercises of the same eight weeks, oldest first; always the same for the same day. */
export function demoExercises(now: Date, { seed, streak }: Style): readonly NewManualWorkout[] {
  const history: NewManualWorkout[] = [];
  // At the time of the day's shooting: soon after midnight, an earlier time would be on the day before.
  for (const { moment, day: date, ago } of demoDays(now)) {
    const day = seed + date;
    const session = SESSIONS[Math.floor(chance(day, 80) * SESSIONS.length)];
    const trains = chance(day, 81) < 0.3 && ago !== streak;
    if (!trains || session === undefined) continue;
    const workoutDate = moment.toISOString();
    history.push({ ...session, workoutDate, idempotencyKey: `demo-${date}` });
  }
  return history;
}

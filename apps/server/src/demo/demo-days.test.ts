import { expect, test } from 'vitest';
import { DAY_MS } from './demo-days.ts';
import { demoExercises } from './demo-exercises.ts';
import { demoHistory } from './demo-history.ts';
import { DEMO_PLAYER } from './demo-people.ts';

const { style } = DEMO_PLAYER;

const dayOf = (moment: Date | string): string => new Date(moment).toISOString().slice(0, 10);

test.each(['00:00:30', '01:30:00', '12:00:00', '23:59:30'])(
  'started at %s, the demo player trained every day since the rest day, and not on that day',
  (time) => {
    for (const date of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']) {
      const now = new Date(`${date}T${time}Z`);
      const days = new Set([
        ...demoHistory(now, style).map(({ workoutDate }) => dayOf(workoutDate)),
        ...demoExercises(now, style).map(({ workoutDate }) => dayOf(workoutDate)),
      ]);
      const ago = (count: number): string => dayOf(new Date(now.getTime() - count * DAY_MS));
      expect(days).not.toContain(ago(style.streak));
      for (let count = 0; count < style.streak; count++) expect(days).toContain(ago(count));
    }
  },
);

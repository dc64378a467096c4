import { describe, expect, it } from 'vitest';
import { renderWorkout } from './render-workout.ts';
import { varyConditions } from './vary.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => 500 + index);

describe('varied workouts', () => {
  const workouts = SEEDS.map((seed) => {
    const varied = varyConditions(seed);
    return { varied, ...renderWorkout({ ...varied.options, seed, shots: 5 }) };
  });
  const shots = workouts.flatMap(({ truth }) => truth.shots);

  it('are the same again for the same seed', () => {
    for (const { varied, truth } of workouts.slice(0, 3)) {
      const at = workouts.findIndex((workout) => workout.varied === varied);
      const again = varyConditions(SEEDS[at] ?? 0);
      expect(again).toEqual(varied);
      expect(renderWorkout({ ...again.options, seed: SEEDS[at] ?? 0, shots: 5 }).truth).toEqual(
        truth,
      );
    }
  });

  it('visit every zone, and show every kind of shot', () => {
    expect(new Set(shots.map(({ zone }) => zone)).size).toBe(14);
    expect(new Set(shots.map(({ how }) => how)).size).toBe(10);
  });

  it('always show the whole ring', () => {
    for (const { truth, source } of workouts) {
      const { cx, cy, rx } = truth.rim;
      expect(Math.min(cx, source.width - cx, cy, source.height - cy)).toBeGreaterThan(rx);
      expect(rx).toBeGreaterThan(5);
    }
  });

  it('have shots that follow each other, put-backs soon after their miss', () => {
    for (const { truth, source } of workouts) {
      truth.shots.forEach((shot, index) => {
        const before = truth.shots[index - 1];
        if (before) expect(shot.releaseSeconds).toBeGreaterThan(before.rimSeconds);
        if (!before || !shot.how.startsWith('put_back')) return;
        expect(before.outcome).toBe('missed');
        const pace = truth.speed === 'fast' ? 2 : truth.speed === 'slow' ? 0.4 : 1;
        expect((shot.releaseSeconds - before.rimSeconds) * pace).toBeLessThan(2);
      });
      expect(truth.shots.at(-1)?.rimSeconds).toBeLessThan(source.video.durationSeconds);
    }
  });
});

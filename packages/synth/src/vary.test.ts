import { describe, expect, it } from 'vitest';
import { renderWorkout } from './render-workout.ts';
import { hardConditions, varyConditions } from './vary.ts';

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

describe('hard workouts', () => {
  const workouts = Array.from({ length: 11 }, (_, index) => {
    const { options, names } = hardConditions(600 + index);
    return { name: names[0]!, ...renderWorkout({ ...options, seed: 600 + index, shots: 2 }) };
  });
  const named = (name: string) => workouts.find((workout) => workout.name === name)!;

  it('show each difficult condition once', () => {
    expect(new Set(workouts.map(({ name }) => name)).size).toBe(11);
  });

  it.each([
    'lobs from under the hoop',
    'held up to the ring',
    'in line, nearer',
    'in line, farther',
    'before the ring at the start',
    'at the second hoop',
  ])('report events that are no shots: %s', (name) => {
    const { truth, source } = named(name);
    const seconds = truth.falseAttempts?.map((one) => one.seconds) ?? [];
    expect(seconds.length).toBeGreaterThan(0);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    expect(seconds.at(-1)).toBeLessThan(source.video.durationSeconds);
  });

  it('end before the last shot arrives, if they end in flight', () => {
    const { truth, source } = named('ends in flight');
    const last = truth.shots.at(-1)!;
    expect(source.video.durationSeconds).toBeGreaterThan(last.releaseSeconds);
    expect(source.video.durationSeconds).toBeLessThan(last.rimSeconds);
  });
});

import type { CourtPoint, Equipment } from '@hooplog/domain';
import { openEyes } from '@hooplog/eyes/node';
import { type PlannedShot, renderWorkout } from '@hooplog/synth';
import { analyse, locateShots, type Scene } from '@hooplog/vision';
import { expect, test } from 'vitest';
import { unlessHeld } from './testing/unless-held.ts';

const equipment: Equipment = { rimHeight: 8, ballSize: 5 };
const shots: readonly PlannedShot[] = [
  { spot: { x: -10, y: 9 }, kind: 'swish' },
  { spot: { x: 7, y: 11 }, kind: 'swish' },
];

test(
  'at a hoop of 8 ft a child’s shots are located where they were taken, once its height is given',
  unlessHeld('youth-hoop', async () => {
    const { source, truth } = renderWorkout({ seed: 5, view: 'corner', shots, equipment });
    const { rim, court } = truth;
    const scenes: Scene[] = [];
    const analysis = await analyse(source, {
      eyes: await openEyes(),
      calibration: { rim, court },
      equipment,
      onCounted: ({ scene }) => scenes.push(scene),
    });
    expect(analysis.equipment).toEqual(equipment);
    expect(analysis.shots.map(({ outcome }) => outcome)).toEqual(['made', 'made']);
    const [scene] = scenes;
    if (!scene) throw new Error('A film that was counted has a scene.');
    const { equipment: said, ...seen } = scene;
    expect(said).toEqual(equipment);
    // The result for the same film without its equipment.
    const unsaid = locateShots(
      seen,
      analysis.shots.map(({ rimSeconds }) => rimSeconds),
    );
    truth.shots.forEach(({ court: [x, y], zone, releaseSeconds }, at) => {
      const off = (spot: CourtPoint | null) =>
        spot ? Math.hypot(spot.x - x, spot.y - y) : Infinity;
      const found = analysis.shots[at];
      const without = unsaid[at];
      if (!found || !without) throw new Error('Every shot is found.');
      expect(found.zone).toBe(zone);
      expect(off(found.court)).toBeLessThan(0.5);
      expect(off(without.court)).toBeGreaterThan(Math.max(0.6, 2 * off(found.court)));
      expect(Math.abs((found.releaseSeconds ?? Infinity) - releaseSeconds)).toBeLessThan(0.06);
      const entry = found.evidence.metrics?.entryDegrees?.value ?? 0;
      expect(entry).toBeGreaterThan(40);
      expect(without.metrics?.entryDegrees?.value ?? 0).toBeLessThan(entry - 5);
    });
  }),
);

for (const [ballSize, codes] of [
  ['mini', ['mini_ball']],
  [5, []],
] as const) {
  test(
    `a ball of size ${ballSize} is recognised in the picture if it is a mini ball`,
    unlessHeld(`ball-of-size-${ballSize}`, async () => {
      const { source, truth } = renderWorkout({
        ...{ seed: 6, view: 'corner', equipment: { rimHeight: 10, ballSize } },
        shots: [...shots, { spot: { x: 0, y: 13 }, kind: 'swish' }],
      });
      const { rim, court } = truth;
      const { warnings } = await analyse(source, {
        eyes: await openEyes(),
        calibration: { rim, court },
      });
      expect(warnings.map(({ code }) => code).filter((code) => code.endsWith('_ball'))).toEqual(
        codes,
      );
    }),
  );
}

test(
  'a toy hoop is recognised by how fast the ball falls',
  unlessHeld('toy-hoop', async () => {
    const { source, truth } = renderWorkout({
      ...{ seed: 7, view: 'corner', pace: 1.41 },
      shots: [...shots, { spot: { x: 0, y: 13 }, kind: 'swish' }],
    });
    const { rim, court } = truth;
    const { warnings } = await analyse(source, {
      eyes: await openEyes(),
      calibration: { rim, court },
    });
    expect(warnings.map(({ code }) => code)).toContain('toy_hoop');
  }),
);

import { zoneSpot } from '@hooplog/domain';
import { openEyes } from '@hooplog/eyes/node';
import { type PlannedShot, renderWorkout } from '@hooplog/synth';
import { analyse } from '@hooplog/vision';
import { expect, test } from 'vitest';
import { unlessHeld } from './testing/unless-held.ts';

const shots: readonly PlannedShot[] = [
  { spot: zoneSpot('zone_5_free_throw'), kind: 'swish' },
  { spot: { x: 19, y: 17.5 }, kind: 'swish' },
  { spot: { x: -12, y: 6 }, kind: 'rim_out' },
];

test(
  'on a floor without lines the board shows the side, and the flight the distance',
  unlessHeld('bare-floor', async () => {
    const { source, truth } = renderWorkout({ seed: 11, view: 'corner', shots, look: { floor: 'bare' } }); // prettier-ignore
    const analysis = await analyse(source, { eyes: await openEyes() });
    expect(analysis.calibration.courtSource).toBeNull();
    expect(analysis.shots.map(({ zone }) => zone)).toEqual(truth.shots.map(({ zone }) => zone));
    for (const { court, evidence } of analysis.shots) {
      expect(court).toBeNull();
      expect(evidence.location?.zones?.[0]?.chance).toBeGreaterThan(0.7);
    }
    const ranges = analysis.shots.map(({ evidence }) => evidence.location?.range?.range);
    expect(ranges).toEqual(['mid', 'three', 'mid']);
  }),
);

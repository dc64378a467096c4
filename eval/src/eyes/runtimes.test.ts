import { openEyesOf } from '@hooplog/eyes/node';
import { renderWorkout } from '@hooplog/synth';
import type { Analysis } from '@hooplog/vision';
import { analyse } from '@hooplog/vision';
import { afterAll, expect, it } from 'vitest';

const WEIGHTS = new URL('../../../packages/eyes/weights/', import.meta.url);

const eyes = await Promise.all([openEyesOf(WEIGHTS, 'native'), openEyesOf(WEIGHTS, 'web')]);
afterAll(() => Promise.all(eyes.map((one) => one.close())));

/** The part of an analysis that the player sees; moments to a hundredth of a second, px to a tenth. */
const seen = ({ calibration: { rim }, shots }: Analysis) => ({
  rim: [rim.cx, rim.cy, rim.rx, rim.ry].map((value) => value.toFixed(1)),
  shots: shots.map(({ outcome, rimSeconds, needsReview, zone }) => ({
    ...{ outcome, needsReview, zone },
    rimSeconds: rimSeconds.toFixed(2),
  })),
});

it('both runtimes give the same hoop and the same shots', async () => {
  const [native, web] = await Promise.all(
    eyes.map((one) => analyse(renderWorkout({ seed: 21, shots: 2 }).source, { eyes: one })),
  );
  if (!native || !web) throw new Error('Two runtimes give two analyses.');
  expect(native.shots).toHaveLength(2);
  expect(seen(web)).toEqual(seen(native));
});

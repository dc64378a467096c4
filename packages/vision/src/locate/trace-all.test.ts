import { REGULATION } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { fitCamera } from './fit-camera.ts';
import { atRing } from './fit-flight.ts';
import { marksSeen, rimSeen, sightingsOf, size, throwFrom } from './testing/film-shot.ts';
import { traceAll } from './trace-all.ts';

const found = fitCamera({
  ...size,
  rim: rimSeen(),
  marks: marksSeen(),
  markSigma: 1,
  equipment: REGULATION,
});
if (!found) throw new Error('Good marks show where the camera stands.');
const view = found;

const spots = [[0, 14.5], [12, 7], [-17, 17]] as const; // prettier-ignore
/** Three shots, ten seconds apart, of a clip in which a video second lasts `pace` real ones. */
const filmed = (pace: number) =>
  spots.map(([x, y], at) => {
    const thrown = throwFrom(x, y);
    const released = 3 + 10 * at;
    return {
      sightings: sightingsOf(thrown, released, { pace }),
      rimSeconds: released + atRing(thrown, REGULATION).seconds / pace,
    };
  });

/** Paces of the traced flights, when the clip's pace was first assumed to be `usual`. */
function pacesOf(truth: number, usual: number): (number | undefined)[] {
  const shots = filmed(truth);
  const traced = traceAll(
    view,
    shots.map(({ sightings }) => sightings),
    shots.map(({ rimSeconds }) => rimSeconds),
    usual,
  );
  return traced.map((shot) => shot?.flight.pace);
}

describe('the pace of a clip', () => {
  test('is left alone at its usual value', () => {
    for (const pace of pacesOf(1, 1)) expect(pace).toBeCloseTo(1, 2);
  });

  test.each([
    ['slowed down to a half', 0.5, 0.54],
    ['at double speed', 2, 1.85],
  ])('%s is a simple ratio, though it was measured roughly', (_name, truth, usual) => {
    const paces = pacesOf(truth, usual);
    expect(paces).toHaveLength(3);
    for (const pace of paces) expect(Math.abs(Math.log((pace ?? 9) / truth))).toBeLessThan(0.01);
  });

  test('is shared by all of its shots if it is no simple ratio', () => {
    const paces = pacesOf(0.72, 0.8);
    for (const pace of paces) {
      expect(Math.abs(Math.log((pace ?? 9) / 0.72))).toBeLessThan(0.05);
      expect(Math.abs(Math.log((pace ?? 9) / (paces[0] ?? 1)))).toBeLessThan(0.015);
    }
  });

  test('stays unknown without a flight to measure', () => {
    expect(traceAll(view, [], [4, 9], 0.5)).toEqual([null, null]);
  });
});

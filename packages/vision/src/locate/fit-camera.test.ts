import { describe, expect, test } from 'vitest';
import type { CameraNumbers } from './camera.ts';
import type { View } from './fit-camera.ts';
import { cameraRows, fitCamera } from './fit-camera.ts';
import { marksSeen, rimSeen, size } from './testing/film-shot.ts';

/** The phone of the test scene. */
const phone: CameraNumbers = [18, 27, 5, Math.PI + 0.65, 0.05, 0.005, Math.log(510)];
const view = (more: Partial<View> = {}): View => ({
  ...{ ...size, rim: rimSeen(), marks: marksSeen().slice(0, 3), markSigma: 2 },
  ...more,
});
const rows = (more: Partial<View>, numbers = phone): number[] =>
  cameraRows(view(more), numbers) ?? [];

describe('what a camera leaves unexplained, in sigmas', () => {
  test('is nothing at marks and ring that it sees where they are', () => {
    expect(
      rows({})
        .slice(0, 10)
        .every((row) => Math.abs(row) < 1e-9),
    ).toBe(true);
    expect(rows({})).toHaveLength(13);
  });

  test.each([
    ['a mark to the left', { marks: [{ ...marksSeen()[0]!, image: [marksSeen()[0]!.image[0] - 3, marksSeen()[0]!.image[1]] as const }] }, 0, 1.5],
    ['a mark above', { marks: [{ ...marksSeen()[0]!, image: [marksSeen()[0]!.image[0], marksSeen()[0]!.image[1] - 5] as const }] }, 1, 2.5],
    // 0.0023 of 640 px.
    ['a ring to the right', { rim: { ...rimSeen(), cx: rimSeen().cx + 2.944 } }, 6, -2],
    ['a ring below', { rim: { ...rimSeen(), cy: rimSeen().cy + 2.944 } }, 7, -2],
    ['a larger ring', { rim: { ...rimSeen(), rx: rimSeen().rx * Math.exp(0.08), ry: rimSeen().ry * Math.exp(0.08) } }, 8, -1],
    ['a rounder ring', { rim: { ...rimSeen(), ry: rimSeen().ry + 0.06 * rimSeen().rx } }, 9, -1],
  ])('%s', (_name, more, at, sigmas) => {
    expect(rows(more)[at]).toBeCloseTo(sigmas, 1);
  }); // prettier-ignore

  test('is what is odd about it as a phone', () => {
    const [focal, roll, height] = rows({}).slice(-3) as [number, number, number];
    expect(focal).toBeCloseTo(Math.log(510 / 512) / 0.2, 9);
    expect(roll).toBeCloseTo(0.005 / 0.03, 9);
    expect(height).toBeCloseTo(0, 9);
    const high = phone.map((value, at) => (at === 2 ? 8 : value)) as unknown as CameraNumbers;
    expect(rows({}, high).at(-1)).toBeCloseTo(1, 9);
  });

  test('is where it stands beside the basket, where no marks tell', () => {
    expect(rows({ marks: [] }).at(-1)).toBeCloseTo(1800, 6);
    expect(rows({ marks: [] })).toHaveLength(8);
  });

  test('of a ring that contradicts many marks counts less', () => {
    const rim = { ...rimSeen(), cx: rimSeen().cx + 14.72 };
    expect(Math.abs(rows({ rim })[6] ?? 0)).toBeCloseTo(10, 1);
    expect(Math.abs(rows({ rim, marks: marksSeen() })[12] ?? 0)).toBeCloseTo(Math.sqrt(43.75), 1);
  });

  test('of a large ring is a part of it', () => {
    const near = { ...rimSeen(), rx: 30, cx: rimSeen().cx + 3 };
    expect(rows({ rim: near })[6]).toBeCloseTo(-1, 2);
  });
});

describe('a camera is found', () => {
  test('by marks and the ring', () => {
    const seen = fitCamera(view({ marks: marksSeen() }));
    expect(seen?.numbers[0]).toBeCloseTo(18, 0);
    expect(seen?.numbers[1]).toBeCloseTo(27, 0);
    expect(seen?.numbers[2]).toBeCloseTo(5, 1);
    expect(seen?.fit.cost).toBeLessThan(0.1);
    const { cx, cy, rx, ry } = rimSeen();
    expect(seen?.ring.cx).toBeCloseTo(cx, 1);
    expect(seen?.ring.cy).toBeCloseTo(cy, 1);
    expect(seen?.ring.rx).toBeCloseTo(rx, 1);
    expect(seen?.ring.ry).toBeCloseTo(ry, 1);
  });

  test('by the ring alone, straight before the basket', () => {
    const seen = fitCamera(view({ marks: [] }));
    const [x, y, z] = seen?.numbers ?? [NaN, NaN, NaN];
    expect(x).toBeCloseTo(0, 1);
    expect(Math.abs(y - Math.hypot(18, 27))).toBeLessThan(1.5);
    expect(z).toBeCloseTo(5, 0);
    expect(seen?.ring.cx).toBeCloseTo(rimSeen().cx, 0);
  });
});

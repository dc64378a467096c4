import { REGULATION } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import type { CameraNumbers } from './camera.ts';
import type { View } from './fit-camera.ts';
import { cameraResiduals, fitCamera, startOf, tiltSeenBy } from './fit-camera.ts';
import { makeCamera } from './camera.ts';
import { marksSeen, rimSeen, size } from './testing/film-shot.ts';

/** The phone of the test scene. */
const phone: CameraNumbers = [18, 27, 5, Math.PI + 0.65, 0.05, 0.005, Math.log(510)];
const view = (more: Partial<View> = {}): View => ({
  ...{
    ...size,
    rim: rimSeen(),
    marks: marksSeen().slice(0, 3),
    markSigma: 2,
    equipment: REGULATION,
  },
  ...more,
});
const rows = (more: Partial<View>, numbers = phone): number[] =>
  cameraResiduals(view(more), numbers) ?? [];

describe('the residuals of a camera, in sigmas', () => {
  test('are zero where it sees marks and ring as they are', () => {
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
    // 0.0025 of 640 px.
    ['a ring to the right', { rim: { ...rimSeen(), cx: rimSeen().cx + 3.2 } }, 6, -2],
    ['a ring below', { rim: { ...rimSeen(), cy: rimSeen().cy + 3.2 } }, 7, -2],
    ['a larger ring', { rim: { ...rimSeen(), rx: rimSeen().rx * Math.exp(0.08), ry: rimSeen().ry * Math.exp(0.08) } }, 8, -1],
    ['a rounder ring', { rim: { ...rimSeen(), ry: rimSeen().ry + 0.08 * rimSeen().rx } }, 9, -1],
  ])('%s', (_name, more, at, sigmas) => {
    expect(rows(more)[at]).toBeCloseTo(sigmas, 1);
  }); // prettier-ignore

  test('include the penalty for an unusual phone', () => {
    const [focal, roll, height] = rows({}).slice(-3) as [number, number, number];
    expect(focal).toBeCloseTo(Math.log(510 / 512) / 0.2, 9);
    expect(roll).toBeCloseTo(0.005 / 0.03, 9);
    expect(height).toBeCloseTo(0, 9);
    const high = phone.map((value, at) => (at === 2 ? 8 : value)) as unknown as CameraNumbers;
    expect(rows({}, high).at(-1)).toBeCloseTo(1, 9);
  });

  test('include its side of the basket, if no marks show it', () => {
    expect(rows({ marks: [] }).at(-1)).toBeCloseTo(18, 6);
    expect(rows({ marks: [] })).toHaveLength(8);
  });

  test('are smaller for a ring that contradicts many marks', () => {
    const rim = { ...rimSeen(), cx: rimSeen().cx + 16 };
    expect(Math.abs(rows({ rim })[6] ?? 0)).toBeCloseTo(10, 1);
    expect(Math.abs(rows({ rim, marks: marksSeen() })[12] ?? 0)).toBeCloseTo(Math.sqrt(43.75), 1);
  });
});

describe('a camera is found', () => {
  test('from marks and the ring', () => {
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

  test('from the ring alone, straight in front of the basket', () => {
    const seen = fitCamera(view({ marks: [] }));
    const [x, y, z] = seen?.numbers ?? [NaN, NaN, NaN];
    expect(x).toBeCloseTo(0, 1);
    expect(Math.abs(y - Math.hypot(18, 27))).toBeLessThan(1.5);
    expect(z).toBeCloseTo(5, 0);
    expect(seen?.ring.cx).toBeCloseTo(rimSeen().cx, 0);
  });
});

/** A level picture of a phone that stands somewhere, with the ring and four marks where it sees them. */
function viewBy(numbers: CameraNumbers): View {
  const camera = makeCamera(numbers, { x: 320, y: 180 });
  const see = (x: number, y: number, z: number) => {
    const seen = camera.project({ x, y, z });
    if (!seen) throw new Error('The test scene is before the camera.');
    return seen;
  };
  const ring = see(0, 0, 10);
  const rx = (camera.focal * 0.75) / ring.depth;
  const marks = ([[-8, -5.25], [8, -5.25], [-8, 13.75], [8, 13.75]] as const).map(([x, y]) => {
    const image = see(x, y, 0);
    return { image: [image.x, image.y] as const, court: [x, y] as const };
  }); // prettier-ignore
  return {
    ...{ ...size, marks, markSigma: 1, equipment: REGULATION },
    rim: { cx: ring.x, cy: ring.y, rx, ry: rx * tiltSeenBy(numbers, REGULATION) },
  };
}

describe('a search for the camera starts', () => {
  // The usual focal length of 640 px is 512.
  test.each([
    ['at the right of the court', [18, 27, 5, Math.PI + 0.65, 0.05, 0, Math.log(512)]],
    ['at half court', [1, 42, 6, Math.PI, 0.02, 0, Math.log(512)]],
    ['on a stand at the left', [-30, 20, 14, Math.PI - 0.95, -0.15, 0, Math.log(512)]],
  ] as const)('where the marks say it stands: %s', (_name, numbers) => {
    const start = startOf(viewBy(numbers));
    numbers.forEach((value, part) => {
      // Radians may be a turn apart.
      const off = start[part]! - value;
      const turned = part === 3 ? Math.sin(off / 2) : off;
      expect(turned).toBeCloseTo(0, 5);
    });
  });

  test.each([
    ['wide', [18, 27, 5, Math.PI + 0.65, 0.05, 0, Math.log(340)]],
    ['long', [-30, 20, 14, Math.PI - 0.95, -0.15, 0, Math.log(800)]],
  ] as const)('and ends at the lens it has: a %s one', (_name, numbers) => {
    const seen = fitCamera(viewBy(numbers));
    expect(Math.abs((seen?.numbers[6] ?? NaN) - numbers[6])).toBeLessThan(0.1);
    expect(Math.abs((seen?.numbers[0] ?? NaN) - numbers[0])).toBeLessThan(1);
  });

  test.each([
    ['level, from far', [0, 40, 5, Math.PI, 0, 0, Math.log(512)]],
    ['turned to the right', [0, 30, 5, Math.PI + 0.2, 0, 0, Math.log(512)]],
    ['turned to the left, looking up', [0, 25, 5, Math.PI - 0.15, 0.1, 0, Math.log(512)]],
    ['looking down', [0, 35, 5, Math.PI, -0.1, 0, Math.log(512)]],
  ] as const)('straight before the basket without marks: %s', (_name, numbers) => {
    const { rim } = viewBy(numbers);
    const start = startOf({ ...size, rim, marks: [], markSigma: 1, equipment: REGULATION });
    const seen = makeCamera(start, { x: 320, y: 180 }).project({ x: 0, y: 0, z: 10 });
    // A start only: the small angles are treated one by one.
    expect(Math.abs((seen?.x ?? NaN) - rim.cx)).toBeLessThan(6);
    expect(Math.abs((seen?.y ?? NaN) - rim.cy)).toBeLessThan(6);
    expect(start[1]).toBeCloseTo(numbers[1], -1);
  });
});

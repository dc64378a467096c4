import { type AzimuthChance, type CourtKind, REGULATION } from '@hooplog/domain';
import { describe, expect, it } from 'vitest';
import type { RimEllipse } from '../analysis.ts';
import type { LineKind, SeenLines } from '../eyes.ts';
import type { Camera, CameraNumbers } from '../locate/camera.ts';
import { makeCamera } from '../locate/camera.ts';
import { fitHomography } from '../locate/fit-homography.ts';
import { toCourt } from '../locate/homography.ts';
import { linesSeenBy } from '../testing/court-lines.ts';
import { findCourt } from './find-court.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const WIDE: Size = { width: 640, height: 360 };
const UPRIGHT: Size = { width: 360, height: 640 };

/** A level phone at a place (feet) that looks at another. */
function filming(
  [x, y, z]: readonly [number, number, number],
  [toX, toY, toZ]: readonly [number, number, number],
  focal: number,
  size: Size,
): { readonly camera: Camera; readonly rim: RimEllipse; readonly size: Size } {
  const [dx, dy] = [toX - x, toY - y];
  const pitch = Math.atan2(toZ - z, Math.hypot(dx, dy));
  const numbers: CameraNumbers = [x, y, z, Math.atan2(dx, dy), pitch, 0, Math.log(focal)];
  const camera = makeCamera(numbers, { x: size.width / 2, y: size.height / 2 });
  const ring = camera.project({ x: 0, y: 0, z: 10 });
  if (!ring) throw new Error('The ring is behind the camera');
  const rx = (focal * 0.75) / ring.depth;
  const tilt = Math.abs(z - 10) / Math.hypot(x, y, z - 10);
  // Rings as the eyes find them: a little off, and rounder than they are.
  return { camera, rim: { cx: ring.x + 0.4, cy: ring.y - 0.4, rx: 1.03 * rx, ry: rx * tilt + 0.8 }, size }; // prettier-ignore
}

const corner = filming([18, 26, 5], [-3, 5, 7], 500, WIDE);

/** Largest error of the found floor at spots in the picture, feet. */
function feetOff(lines: SeenLines, { camera, rim, size }: typeof corner): number {
  const found = findCourt(lines, rim, size);
  const floor = found && fitHomography(found.marks);
  if (!floor) return Infinity;
  const spots = [-12, -6, 0, 6, 12].flatMap((x) => [0, 7, 14].map((y) => ({ x, y })));
  const errors = spots.flatMap(({ x, y }) => {
    const seen = camera.project({ x, y, z: 0 });
    if (!seen || seen.x < 0 || seen.y < 0 || seen.x > size.width || seen.y > size.height) return [];
    const told = toCourt(floor, seen);
    return [told ? Math.hypot(told.x - x, told.y - y) : Infinity];
  });
  return Math.max(...errors);
}

describe('finds the court by its lines and the ring', () => {
  it.each<[string, typeof corner, CourtKind, LineKind[]]>([
    ['from beside the half court', corner, 'nba', []],
    ['from the other side', filming([-18, 26, 5], [3, 5, 7], 500, WIDE), 'fiba', []],
    ['from the sideline', filming([29, 10, 5], [0, 7, 7], 460, WIDE), 'high_school', []],
    ['from a stand', filming([34, 22, 14], [0, 7, 5.5], 600, WIDE), 'college', []],
    ['upright', filming([12, 26, 5], [0, 3, 7], 520, UPRIGHT), 'nba', []],
    ['without a three-point line', corner, 'high_school', ['three']],
    ['with nothing but lane and circle', corner, 'fiba', ['three', 'edge']],
  ])('%s', (_, view, kind, without) => {
    const lines = linesSeenBy(view.camera, kind, view.size, without);
    expect(feetOff(lines, view)).toBeLessThan(1);
  });
});

describe('finds no court', () => {
  const { camera, rim, size } = corner;
  const painted = linesSeenBy(camera, 'nba', size);
  const bare = (kind: LineKind, lines: SeenLines): SeenLines => ({
    ...lines,
    odds: { ...lines.odds, [kind]: new Float32Array(lines.odds.lane.length) },
  });

  it.each<[string, SeenLines, RimEllipse]>([
    ['if nothing is painted', linesSeenBy(camera, 'nba', size, ['lane', 'circle', 'three', 'edge']), rim], // prettier-ignore
    ['without a lane', bare('lane', painted), rim],
    ['whose lines contradict the ring', painted, { cx: 90, cy: 300, rx: 30, ry: 20 }],
    ['where the eyes hardly see lines', faint(painted, 0.25), rim],
  ])('%s', (_, lines, ring) => {
    expect(findCourt(lines, ring, size)).toBeNull();
  });
});

describe('the evidence of the board', () => {
  const { rim, size } = corner;
  const lines = linesSeenBy(corner.camera, 'nba', size);
  const at = (degrees: number, chance = 1) => [{ degrees, chance }];

  it.each<[string, readonly AzimuthChance[], boolean]>([
    ['that agrees with the lines', at(36), true],
    ['that is weak', [...at(36, 0.1), ...at(-36, 0.9)], true],
    ['that is seen from another side', at(-36), false],
  ])('%s', (_, azimuths, isFound) => {
    expect(findCourt(lines, rim, size, REGULATION, azimuths) !== null).toBe(isFound);
  });
});

function faint(lines: SeenLines, part: number): SeenLines {
  const odds = Object.entries(lines.odds).map(([kind, map]) => [
    kind,
    map.map((one) => part * one),
  ]);
  return { ...lines, odds: Object.fromEntries(odds) as SeenLines['odds'] };
}

it('marks landmarks in the picture and just beyond it, by the rule book of the lines', () => {
  const { camera, rim, size } = corner;
  const found = findCourt(linesSeenBy(camera, 'fiba', size), rim, size);
  expect(found?.kind).toBe('fiba');
  expect(found?.marks.length).toBeGreaterThanOrEqual(4);
  for (const { image } of found?.marks ?? []) {
    expect(image[0]).toBeGreaterThan(-64);
    expect(image[0]).toBeLessThan(704);
    expect(image[1]).toBeLessThan(424);
  }
});

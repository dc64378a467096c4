import { courtLines } from '@hooplog/domain';
import { describe, expect, it } from 'vitest';
import { makeFloor } from '../draw/floor.ts';
import { PALETTES } from '../draw/palettes.ts';
import { vec3 } from '../geometry/vec3.ts';
import { makeRandom } from '../random.ts';
import { chooseCourt } from './court-paint.ts';
import { labelLines } from './line-labels.ts';
import { planPicture } from './plan-picture.ts';
import { renderPicture } from './render-picture.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => 700 + index);
const courts = SEEDS.map((seed) => chooseCourt([200, 160, 110], makeRandom(seed)));

describe('courts are painted in many variants:', () => {
  it('with and without each line, some floors without any', () => {
    for (const name of ['free_throw_circle', 'three_line', 'boundary'] as const) {
      const painted = courts.filter(({ lines }) => lines.some((line) => line.name === name)).length;
      expect(painted, name).toBeGreaterThan(20);
      expect(painted, name).toBeLessThan(58);
    }
    expect(courts.some(({ lines }) => lines.length === 0)).toBe(true);
  });

  it('with lines of other games, which get no labels', () => {
    const foreign = courts.map(({ plan, lines }) => plan.strokes.length - lines.length);
    expect(foreign.filter((count) => count > 0).length).toBeGreaterThan(20);
  });

  it('in colours that differ visibly from the floor', () => {
    for (const { plan } of courts) {
      const [stroke] = plan.strokes;
      if (!stroke) continue;
      const [r, g, b] = stroke.colour;
      expect(Math.hypot(r - 200, g - 160, b - 110)).toBeGreaterThan(40);
    }
  });

  it('with the free-throw circle sometimes closed', () => {
    const halves = courts.map(
      ({ lines }) => lines.filter(({ name }) => name === 'free_throw_circle').length,
    );
    expect(new Set(halves)).toEqual(new Set([0, 1, 2]));
  });
});

it('a plan is painted where it says, and replaces the usual court', () => {
  const points = [
    { x: -10, y: 30 },
    { x: 10, y: 30 },
  ];
  const stroke = { points, closed: false, halfWidth: 0.1, colour: [9, 8, 7] as const, worn: 0 };
  const grass = { holds: (x: number) => x > 15, colour: [1, 2, 3] as const };
  const plan = { areas: [grass], strokes: [stroke] };
  const floor = makeFloor({ ...PALETTES.gym, plan });
  expect(floor.colourAt(0, 30)).toEqual([9, 8, 7]);
  expect(floor.colourAt(20, 5)).toEqual([1, 2, 3]);
  expect(floor.colourAt(0, 13.75)).toEqual(PALETTES.gym.floor(0, 13.75));
});

describe('labels of lines', () => {
  const { camera } = planPicture(SEEDS[0]!, 'lines');

  it('lie where the camera sees the lines', () => {
    const [lane] = labelLines(
      courtLines('nba').filter(({ name }) => name === 'lane'),
      camera,
    );
    const spots = Array.from({ length: 33 }, (_, step) => camera.project(vec3(-8 + step / 2, 13.75, 0))); // prettier-ignore
    const isOn = ([x, y]: readonly [number, number]) =>
      spots.some(
        (spot) => Math.hypot(x * camera.width - spot.x, y * camera.height - spot.y) < 1e-6,
      );
    expect(lane?.points.filter(isOn).length ?? 0).toBeGreaterThan(10);
  });

  it('name the lines that identify a position on the court, and no others', () => {
    const kinds = labelLines(courtLines('nba'), camera).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['edge', 'lane', 'circle', 'three']));
  });

  it('come only with pictures of courts', () => {
    expect(renderPicture(SEEDS[0]!, 'lines').lines.length).toBeGreaterThan(0);
    expect(renderPicture(SEEDS[0]!).lines).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { DetectedShot } from '../analysis.ts';
import type { Scene } from '../locate/scene.ts';
import { RIM_PER_BALL } from '../physics.ts';
import { equipmentAdvice } from './equipment-advice.ts';

const RIM = { cx: 320, cy: 100, rx: 20, ry: 6 };
const SIZE_7 = (2 * RIM.rx) / RIM_PER_BALL;

/** Shots whose balls measure this share of a size 7 as they come down to the ring. */
function filmOf(widths: readonly number[], more: Partial<Scene> = {}) {
  const flights = widths.map((width, at) => ({
    feet: null,
    sightings: [-0.4, -0.3, -0.2, -0.1, 0].map((before) => ({
      seconds: 10 * at + before,
      x: RIM.cx + 100 * before,
      y: RIM.cy + 300 * before,
      diameter: width * SIZE_7,
    })),
  }));
  const shots = widths.map((_width, at): DetectedShot => ({
    releaseSeconds: null,
    rimSeconds: 10 * at,
    outcome: 'made',
    confidence: 1,
    needsReview: false,
    court: null,
    zone: null,
    evidence: { reason: '', path: [], crossing: null, features: {} },
  }));
  const scene: Scene = {
    width: 640,
    height: 360,
    rim: RIM,
    court: null,
    flights,
    pace: 1,
    ...more,
  };
  return { scene, shots };
}

const REGULAR = [1, 0.95, 1.02];
const MINI = [0.72, 0.76, 0.79];

describe('what the ball says about hoop and ball size', () => {
  test.each([
    ['a size 7', REGULAR, 1, []],
    ['a size 5', [0.92, 0.9, 0.95], 1, []],
    ['a mini ball', MINI, 1, ['mini_ball']],
    ['too few shots', MINI.slice(1), 1, []],
    ['one that measured small', [0.7, 0.95, 1], 1, []],
    ['a toy hoop', REGULAR, 1.41, ['toy_hoop']],
    ['a toy hoop with three shots that fell hardly faster', REGULAR, 1.15, []],
    ['a film at twice its speed', REGULAR, 2.1, []],
    ['slow motion', REGULAR, 0.5, []],
    ['no fall seen', REGULAR, null, []],
    ['few shots at a toy hoop', [1, 1], 1.41, []],
  ] as const)('%s', (_name, widths, fallPace, codes) => {
    const { scene, shots } = filmOf(widths);
    expect(equipmentAdvice(scene, shots, fallPace).map(({ code }) => code)).toEqual(codes);
  });

  test('says nothing where the player has entered them', () => {
    const { scene, shots } = filmOf(MINI, { equipment: { rimHeight: 9, ballSize: 5 } });
    expect(equipmentAdvice(scene, shots, 1.41)).toEqual([]);
  });

  test('counts the ball at the ring, and not before the camera or elsewhere in the film', () => {
    const { scene, shots } = filmOf(MINI);
    const far = { seconds: 0, x: RIM.cx + 200, y: RIM.cy, diameter: 3 * SIZE_7 };
    const late = { seconds: 5, x: RIM.cx, y: RIM.cy, diameter: 3 * SIZE_7 };
    const flights = [...scene.flights, { feet: null, sightings: Array.from({ length: 9 }, () => [far, late]).flat() }]; // prettier-ignore
    expect(equipmentAdvice({ ...scene, flights }, shots, 1)).toHaveLength(1);
  });
});

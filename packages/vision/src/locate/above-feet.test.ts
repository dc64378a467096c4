import { expect, test } from 'vitest';
import { isAbove } from './above-feet.ts';
import { camera } from './testing/film-shot.ts';

/** The ball over a spot at a height, as large as it is there, times `size`. */
function ballOver(x: number, y: number, z: number, size = 1) {
  const seen = camera.project({ x, y, z });
  if (!seen) throw new Error('The spot is before the camera.');
  const diameter = (size * 1.08 * camera.focal * 0.79) / seen.depth;
  return { seconds: 0, x: seen.x, y: seen.y, diameter };
}

test.each([
  ['a ball over the head', ballOver(0, 14, 8.5), true],
  ['a ball a step ahead of the feet', ballOver(-1, 12.5, 8.5), true],
  ['a ball on the floor', ballOver(0, 14, 1), false],
  ['a ball high in the air', ballOver(0, 14, 15), false],
  ['a ball far beside', ballOver(-7, 18, 8.5), false],
  ['a ball that looks nearer to the camera', ballOver(0, 14, 8.5, 1.5), false],
] as const)('%s', (_name, ball, expected) => {
  expect(isAbove(camera, ball, { x: 0, y: 14 })).toBe(expected);
});

/** Feet to the side, as this camera sees it, over a spot. */
const beside = (feet: number) => {
  const ball = ballOver(0, 14, 8.5);
  return { ...ball, x: ball.x + (feet * ball.diameter) / 1.08 / 0.79 };
};
test.each([
  ['low in the hands', ballOver(0, 14, 5.3), true],
  ['lower than hands are', ballOver(0, 14, 4.6), false],
  ['as high as arms and a jump', ballOver(0, 14, 11.8), true],
  ['higher', ballOver(0, 14, 12.3), false],
  ['a runner aside', beside(2.8), true],
  ['further aside', beside(3.2), false],
  ['on the other side', beside(-3.2), false],
  ['a little too large', ballOver(0, 14, 8.5, 1.25), true],
  ['too large', ballOver(0, 14, 8.5, 1.32), false],
  ['a little too small', ballOver(0, 14, 8.5, 0.8), true],
  ['too small', ballOver(0, 14, 8.5, 0.76), false],
] as const)('a ball that is %s', (_name, ball, expected) => {
  expect(isAbove(camera, ball, { x: 0, y: 14 })).toBe(expected);
});

test('nobody stands behind the camera', () => {
  expect(isAbove(camera, ballOver(0, 14, 8.5), { x: 30, y: 45 })).toBe(false);
});

import { REGULATION } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { isAbove } from './release-above.ts';
import { camera } from './testing/film-shot.ts';

/** The ball over a spot at a height, with its apparent size there. */
function ballOver(x: number, y: number, z: number) {
  const seen = camera.project({ x, y, z });
  if (!seen) throw new Error('The spot is before the camera.');
  const diameter = (1.08 * camera.focal * 0.79) / seen.depth;
  return { seconds: 0, x: seen.x, y: seen.y, diameter };
}

test.each([
  ['a ball over the head', ballOver(0, 14, 8.5), true],
  ['a ball a step ahead of the feet', ballOver(-1, 12.5, 8.5), true],
  ['a ball on the floor', ballOver(0, 14, 1), false],
  ['a ball high in the air', ballOver(0, 14, 15), false],
  ['a ball far beside', ballOver(-7, 18, 8.5), false],
] as const)('%s', (_name, ball, expected) => {
  expect(isAbove(camera, ball, { x: 0, y: 14 }, REGULATION)).toBe(expected);
});

/** Feet to the side, as this camera sees it, over a spot. */
const beside = (feet: number, z = 7.6) => {
  const ball = ballOver(0, 14, z);
  return { ...ball, x: ball.x + (feet * ball.diameter) / 1.08 / 0.79 };
};
test.each([
  ['low in the hands', ballOver(0, 14, 3.9), true],
  ['lower than hands are', ballOver(0, 14, 3.3), false],
  ['as high as arms and a jump', ballOver(0, 14, 11.4), true],
  ['higher', ballOver(0, 14, 11.9), false],
  ['a runner aside', beside(3.8), true],
  ['further aside', beside(4.2), false],
  ['on the other side', beside(-4.2), false],
  ['high and a little aside', beside(2, 10.8), true],
  ['as high and further aside', beside(3, 10.8), false],
] as const)('a ball that is %s', (_name, ball, expected) => {
  expect(isAbove(camera, ball, { x: 0, y: 14 }, REGULATION)).toBe(expected);
});

test('nobody stands behind the camera', () => {
  expect(isAbove(camera, ballOver(0, 14, 8.5), { x: 30, y: 45 }, REGULATION)).toBe(false);
});

import { expect, test } from 'vitest';
import { applyMotion, motionOf } from './motion.ts';
import { fitSimilarity } from './similarity.ts';

const turned = { a: 0.98, b: 0.1, tx: 12, ty: -7 };

test('the fit finds turn, zoom and shift from point pairs', () => {
  const from = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 40, y: 80 },
  ];
  const motion = motionOf(turned);
  const pairs = from.map((point) => ({ from: point, to: applyMotion(motion, point.x, point.y) }));
  const fitted = fitSimilarity(pairs);
  expect(fitted?.a).toBeCloseTo(turned.a, 9);
  expect(fitted?.b).toBeCloseTo(turned.b, 9);
  expect(fitted?.tx).toBeCloseTo(turned.tx, 6);
});

test('one point alone does not determine a turn', () => {
  expect(fitSimilarity([{ from: { x: 1, y: 1 }, to: { x: 2, y: 2 } }])).toBeNull();
});

import { expect, test } from 'vitest';
import { applySimilarity, compose, fitSimilarity, identity, invert } from './similarity.ts';

const turned = { a: 0.98, b: 0.1, tx: 12, ty: -7 };

test('undoing a motion leads back to where a point was', () => {
  const there = applySimilarity(turned, 30, 40);
  const back = applySimilarity(invert(turned), there.x, there.y);
  expect(back.x).toBeCloseTo(30, 9);
  expect(back.y).toBeCloseTo(40, 9);
});

test('composing with the inverse is no motion', () => {
  const nothing = compose(turned, invert(turned));
  for (const key of ['a', 'b', 'tx', 'ty'] as const) {
    expect(nothing[key]).toBeCloseTo(identity[key], 9);
  }
});

test('the fit finds turn, zoom and shift from point pairs', () => {
  const from = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 40, y: 80 },
  ];
  const pairs = from.map((point) => ({
    from: point,
    to: applySimilarity(turned, point.x, point.y),
  }));
  const fitted = fitSimilarity(pairs);
  expect(fitted?.a).toBeCloseTo(turned.a, 9);
  expect(fitted?.b).toBeCloseTo(turned.b, 9);
  expect(fitted?.tx).toBeCloseTo(turned.tx, 6);
});

test('one point alone says nothing about a turn', () => {
  expect(fitSimilarity([{ from: { x: 1, y: 1 }, to: { x: 2, y: 2 } }])).toBeNull();
});

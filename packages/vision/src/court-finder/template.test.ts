import { COURT_KINDS, courtMeasures } from '@hooplog/domain';
import { describe, expect, it } from 'vitest';
import type { LineGroup } from './template.ts';
import { courtTemplate } from './template.ts';

const lengthOf = (pieces: ReturnType<typeof courtTemplate>['pieces'], group: LineGroup): number =>
  pieces
    .filter((piece) => piece.group === group)
    .reduce((sum, { halfX, halfY }) => sum + 2 * Math.hypot(halfX, halfY), 0);

describe.each(COURT_KINDS)('the template of %s', (kind) => {
  const measures = courtMeasures(kind);
  const { pieces } = courtTemplate(kind);

  it('has the whole lane and the whole free-throw circle', () => {
    const { laneHalfWidth, freeThrowY, baselineY, freeThrowCircleRadius: radius } = measures;
    const around = 2 * (2 * laneHalfWidth + freeThrowY - baselineY);
    expect(lengthOf(pieces, 'lane')).toBeCloseTo(around, 6);
    expect(lengthOf(pieces, 'circle') / (Math.PI * radius)).toBeCloseTo(1, 1);
    expect(lengthOf(pieces, 'inner_circle')).toBeCloseTo(lengthOf(pieces, 'circle'), 6);
  });

  it('has the inner half of the circle inside of the lane', () => {
    for (const { group, kind: line, x, y } of pieces) {
      if (group !== 'inner_circle') continue;
      expect(line).toBe('circle');
      expect(y).toBeLessThan(measures.freeThrowY);
      expect(Math.hypot(x, y - measures.freeThrowY)).toBeCloseTo(measures.freeThrowCircleRadius, 1);
    }
  });

  it('is made of pieces about as long as requested', () => {
    for (const { halfX, halfY } of courtTemplate(kind, 3).pieces) {
      expect(2 * Math.hypot(halfX, halfY)).toBeLessThan(4.5);
    }
    expect(courtTemplate(kind, 3).pieces.length).toBeLessThan(0.6 * pieces.length);
  });
});

import { describe, expect, it } from 'vitest';
import { type FakeObject, fakeMaps } from '../testing/fake-heat-maps.ts';
import { ballOf, decode, hoopOf, personOf } from './decode.ts';

const LOWEST = { hoop: 0.1, ball: 0.1, person: 0.1 };
/** Half size, the picture's first 30 px cut off at the left and 10 above. */
const placed = { left: 30, top: 10, scale: 0.5, width: 320, height: 180 };

const look = (things: readonly FakeObject[]) => decode(fakeMaps(things, 320, 192), placed, LOWEST);

const hoop = { kind: 'hoop', cx: 101.3, cy: 50.9, width: 30.2, height: 9.8, odds: 0.8 } as const;
const person = { kind: 'person', cx: 90, cy: 120, width: 20, height: 60, odds: 0.7 } as const;

describe('a look returns', () => {
  it('a ring by its ellipse, in picture px', () => {
    const [seen] = look([hoop]).hoop.map(hoopOf);
    expect(seen?.odds).toBeCloseTo(0.8);
    const { cx = NaN, cy = NaN, rx = NaN, ry = NaN } = seen?.rim ?? {};
    expect(Math.abs(cx - (30 + 2 * 101.3))).toBeLessThan(0.01);
    expect(Math.abs(cy - (10 + 2 * 50.9))).toBeLessThan(0.01);
    expect(rx).toBeCloseTo(30.2, 3);
    expect(ry).toBeCloseTo(9.8, 3);
  });

  it('a ball by its centre and diameter', () => {
    const [seen] = look([{ ...hoop, kind: 'ball', width: 8, height: 8 }]).ball.map(ballOf);
    expect(seen?.x).toBeCloseTo(232.6, 2);
    expect(seen?.diameter).toBeCloseTo(16);
  });

  it('a person by a box, with the feet if they are seen', () => {
    const [seen] = look([{ ...person, feet: { x: 88, y: 147 } }]).person.map(personOf);
    expect(seen?.left).toBeCloseTo(30 + 2 * 80, 3);
    expect(seen?.bottom).toBeCloseTo(10 + 2 * 150, 3);
    expect(seen?.feet?.x).toBeCloseTo(30 + 2 * 88, 2);
    expect(seen?.feet?.y).toBeCloseTo(10 + 2 * 147, 2);
  });

  it('no feet if they are not seen', () => {
    expect(look([person]).person[0]?.feet).toBeNull();
  });

  it('each kind separately', () => {
    const { hoop: hoops, ball, person: people } = look([hoop, person]);
    expect([hoops.length, ball.length, people.length]).toEqual([1, 0, 1]);
  });
});

describe('a look leaves out', () => {
  it('detections below the requested odds', () => {
    expect(look([{ ...hoop, odds: 0.09 }]).hoop).toEqual([]);
  });

  it('detections in the padding', () => {
    expect(look([{ ...hoop, cy: 185 }]).hoop).toEqual([]);
  });

  it('the less likely of two cells for one object', () => {
    const seen = look([{ ...hoop, odds: 0.5, cx: hoop.cx + 9 }, hoop]).hoop;
    expect(seen.map(({ odds }) => odds.toFixed(2))).toEqual(['0.80']);
  });

  it('neighbours of a peak, also where both are equal', () => {
    const small = { ...hoop, width: 3, height: 3 };
    expect(look([small, { ...small, cx: small.cx + 4 }]).hoop).toHaveLength(1);
  });

  it('all but the twenty likeliest', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      ...hoop,
      cx: 10 + 30 * (at % 10),
      cy: 20 + 30 * Math.floor(at / 10),
      width: 8,
      odds: 0.3 + at / 50,
    }));
    const odds = look(many).hoop.map((box) => box.odds);
    expect(odds).toHaveLength(20);
    expect(odds[0]).toBeCloseTo(0.88);
    expect(odds.at(-1)).toBeCloseTo(0.5);
  });
});

describe('a peak', () => {
  const tiny = { ...hoop, width: 3, height: 3 };
  /** Cells are four px wide; another object this many of them away. */
  const beside = (right: number, down: number, odds = 0.7) =>
    look([
      { ...tiny, cx: 102, cy: 50 },
      { ...tiny, cx: 102 + 4 * right, cy: 50 + 4 * down, odds },
    ]);
  it.each([
    [1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, -1], [1, -1], [-1, 1],
  ])('hides its neighbour %d to the right and %d below', (right, down) => {
    expect(beside(right, down).hoop).toHaveLength(1);
    expect(beside(right, down, 0.8).hoop).toHaveLength(1);
    expect(beside(2 * right, 2 * down).hoop).toHaveLength(2);
  }); // prettier-ignore

  it('is seen in every corner', () => {
    const corners = [[2, 2], [318, 2], [2, 178], [318, 178]] as const; // prettier-ignore
    const seen = look(corners.map(([cx, cy]) => ({ ...tiny, cx, cy }))).hoop;
    expect(seen.map(({ cx, cy }) => [cx, cy])).toEqual(corners.map(([x, y]) => [30 + 2 * x, 10 + 2 * y])); // prettier-ignore
  });

  it('includes cells at exactly the requested odds', () => {
    expect(look([{ ...hoop, odds: 0.11 }]).hoop).toHaveLength(1);
  });
});

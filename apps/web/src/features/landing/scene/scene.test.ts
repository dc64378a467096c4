import { describe, expect, it, test } from 'vitest';
import { HEIGHT, project, WIDTH } from './camera.ts';
import { airSeconds, arcOf, ballAt, shotSeconds } from './flight.ts';
import { SHOTS } from './shots.ts';
import { momentAt, roundSeconds } from './timeline.ts';

describe('seen from the stands', () => {
  it('the basket is in the middle, above the free-throw line, and smaller than near objects', () => {
    const rim = project({ x: 0, y: 0, z: 10 });
    const line = project({ x: 0, y: 13.75, z: 0 });
    expect(rim.x).toBe(WIDTH / 2);
    expect(rim.y).toBeLessThan(line.y);
    expect(rim.scale).toBeLessThan(line.scale);
  });

  it('left stays left', () => {
    expect(project({ x: -10, y: 5, z: 0 }).x).toBeLessThan(project({ x: 10, y: 5, z: 0 }).x);
  });
});

describe.each(SHOTS.map((shot) => [shot.x, shot.y, shot] as const))(
  'a shot from %f, %f',
  (_x, _y, shot) => {
    it('starts in the hands and reaches the rim from above', () => {
      expect(ballAt(shot, 0)).toEqual({ x: shot.x, y: shot.y, z: 7.5 });
      const air = airSeconds(shot);
      const { x, y, z } = ballAt(shot, air);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(0.75);
      expect(z).toBeCloseTo(10);
      expect(ballAt(shot, air - 0.1).z).toBeGreaterThan(10);
    });

    it('stays in the drawing', () => {
      for (const place of arcOf(shot)) {
        const { x, y } = project(place);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(WIDTH);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(HEIGHT);
      }
    });

    it('falls through the net if it is a make, and comes off the rim if it is a miss', () => {
      const { x, y, z } = ballAt(shot, shotSeconds(shot));
      if (shot.made) expect([x, y, z < 8]).toEqual([0, 0, true]);
      else expect(Math.hypot(x, y)).toBeGreaterThan(3);
    });
  },
);

test('a loop counts every shot once, in order, and ends with all of them', () => {
  const counts: number[] = [];
  for (let seconds = 0; seconds < roundSeconds(SHOTS); seconds += 0.1) {
    counts.push(momentAt(SHOTS, seconds).counted);
  }
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts[0]).toBe(0);
  expect(counts.at(-1)).toBe(SHOTS.length);
  expect(momentAt(SHOTS, roundSeconds(SHOTS)).flying).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import type { SeenPerson } from '../eyes/eyes.ts';
import { Sheet } from '../testing/draw.ts';
import { eyesThatSee } from '../testing/eyes.ts';
import { fitParabola } from '../track/parabola.ts';
import type { Flight } from '../track/track.ts';
import { PeopleWatch } from './people-watch.ts';

const picture = new Sheet(64, 36).frame(0);

/** Somebody 100 px tall whose feet stand at a place; feet `null`: cut by the picture's border. */
const person = (x: number, y: number, height = 100): SeenPerson => ({
  ...{ left: x - 0.2 * height, right: x + 0.2 * height, top: y - height, bottom: y },
  ...{ feet: { x, y: y - 2 }, odds: 0.9 },
});

/** Looks at `seen(seconds)` four times a second. */
async function watch(
  seconds: number,
  seen: (seconds: number) => readonly SeenPerson[],
): Promise<PeopleWatch> {
  let now = 0;
  const eyes = { ...eyesThatSee([]), people: () => Promise.resolve(seen(now)) };
  const people = new PeopleWatch(eyes);
  for (; now < seconds; now += 1 / 30) if (people.isDue(now)) await people.look(picture, now);
  return people;
}

const releasedAt = 2;

/** A ball that leaves the hands at (100, 50) up to the right, `rise` px/s at first. */
function flight(rise = 110): Flight {
  const points = Array.from({ length: 10 }, (_, at) => {
    const t = at / 30;
    const [x, y] = [104 + 120 * t, 46 - rise * t + 190 * t * t];
    return { seconds: releasedAt + t, x, y, diameter: 12, roundness: 1, colour: null };
  });
  const parabola = fitParabola(points);
  if (!parabola) throw new Error('Ten points make a parabola.');
  return { points, parabola, diameter: 12, residual: 0 };
}

describe('whose feet are below a ball that was let go', () => {
  const shooter = person(95, 150);
  test.each<[string, (seconds: number) => readonly SeenPerson[], { x: number; y: number } | null]>([
    ['the only player’s', () => [shooter], { x: 95, y: 148 }],
    ['not those of somebody beside', () => [shooter, person(150, 160)], { x: 95, y: 148 }],
    ['nobody’s, when all stand elsewhere', () => [person(220, 150)], null],
    ['nobody’s, when somebody far behind is below', () => [person(95, 250)], null],
    ['not those of who is seen without feet', () => [{ ...shooter, feet: null }], null],
    ['nobody’s, of what hardly looks like a person', () => [{ ...shooter, odds: 0.1 }], null],
    [
      'those on the floor, when the shooter has jumped',
      (now) => [now < 1.7 ? shooter : person(95, 135)],
      { x: 95, y: 148 },
    ],
  ])('%s', async (_name, seen, expected) => {
    const feet = (await watch(4, seen)).feetBelow(flight());
    expect(feet && { x: feet.x, y: feet.y }).toEqual(expected);
  });

  test('feet of long ago are forgotten', async () => {
    expect((await watch(20, () => [shooter])).feetBelow(flight())).toBeNull();
  });
});

describe('whether players are beyond the hoop', () => {
  /** W is 100 px, and the ring's lower edge stands at 150. */
  const rim = { cx: 300, cy: 100, rx: 50, ry: 15 };
  test.each<[string, readonly SeenPerson[], boolean]>([
    ['small ones below it', [person(200, 410, 110)], true],
    ['tall ones beside it', [person(200, 620, 320)], false],
    ['small ones far away and a tall one', [person(200, 410, 110), person(400, 620, 320)], false],
    ['one as high as the ring', [person(200, 200, 110)], false],
    ['one of whom only a part is seen', [{ ...person(200, 410, 110), feet: null }], false],
    ['nobody', [], false],
  ])('%s', async (_name, seen, expected) => {
    expect((await watch(4, () => seen)).areBeyond(rim)).toBe(expected);
  });

  test('not by a single moment', async () => {
    expect((await watch(0.5, () => [person(200, 410, 110)])).areBeyond(rim)).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import type { SeenPerson } from './eyes.ts';
import type { Picture } from './frames/picture.ts';
import { Sheet } from './testing/draw.ts';
import { eyesThatSee } from './testing/eyes.ts';
import { fitParabola } from './track/parabola.ts';
import type { Flight } from './track/track.ts';
import { PeopleWatch } from './people-watch.ts';

/** Somebody 100 px tall whose feet stand at a place; feet `null`: cut by the picture's border. */
const person = (x: number, y: number, height = 100): SeenPerson => ({
  ...{ left: x - 0.2 * height, right: x + 0.2 * height, top: y - height, bottom: y },
  ...{ feet: { x, y: y - 2 }, odds: 0.9 },
});

type SeenAt = (seconds: number) => readonly SeenPerson[];

/** Watches pictures that show `seen(seconds)`; returns the moments that were looked at, seconds. */
async function watched(seconds: number, seen: SeenAt, isShown = false) {
  const momentOf = new Map<Picture, number>();
  const lookedAt: number[] = [];
  const look = (picture: Picture) => {
    const moment = momentOf.get(picture) ?? NaN;
    lookedAt.push(moment);
    return Promise.resolve(seen(moment));
  };
  const people = new PeopleWatch({ ...eyesThatSee([]), people: look }, isShown);
  for (let now = 0; now < seconds; now += 1 / 30) {
    if (!people.isDue(now)) continue;
    const picture = new Sheet(64, 36).frame(now);
    momentOf.set(picture, now);
    await people.look(picture, now);
  }
  return { people, lookedAt, pictures: [...momentOf.keys()] };
}

const watch = async (seconds: number, seen: SeenAt): Promise<PeopleWatch> =>
  (await watched(seconds, seen)).people;

const releasedAt = 2;

/** A ball that leaves the hands at (100, 50) up to the right, `rise` px/s at first. */
function flight(rise = 110): Flight {
  const points = Array.from({ length: 10 }, (_, at) => {
    const t = at / 30;
    const [x, y] = [104 + 120 * t, 46 - rise * t + 190 * t * t];
    return { seconds: releasedAt + t, x, y, diameter: 12, colour: null };
  });
  const parabola = fitParabola(points);
  if (!parabola) throw new Error('Ten points make a parabola.');
  return { points, parabola, diameter: 12, residual: 0 };
}

describe('the feet below a ball that was released', () => {
  const shooter = person(95, 150);
  test.each<[string, (seconds: number) => readonly SeenPerson[], { x: number; y: number } | null]>([
    ['the only player’s', () => [shooter], { x: 95, y: 148 }],
    ['not those of somebody beside', () => [shooter, person(150, 160)], { x: 95, y: 148 }],
    ['nobody’s, when all people stand elsewhere', () => [person(220, 150)], null],
    ['nobody’s, when somebody far behind is below', () => [person(95, 250)], null],
    ['nobody’s, when the shooter is seen without feet', () => [{ ...shooter, feet: null }], null],
    [
      'nobody’s, when the shape hardly looks like a person',
      () => [{ ...shooter, odds: 0.1 }],
      null,
    ],
    [
      'those on the floor, when the shooter has jumped',
      (now) => [now < 1.7 ? shooter : person(95, 135)],
      { x: 95, y: 148 },
    ],
  ])('%s', async (_name, seen, expected) => {
    const feet = await (await watch(4, seen)).feetBelow(flight());
    expect(feet && { x: feet.x, y: feet.y }).toEqual(expected);
  });

  test('a ball that does not rise has no shooter', async () => {
    expect(await (await watch(4, () => [shooter])).feetBelow(flight(-20))).toBeNull();
  });

  test('old feet are forgotten', async () => {
    expect(await (await watch(20, () => [shooter])).feetBelow(flight())).toBeNull();
  });
});

describe('when pictures are looked at', () => {
  const shooter = person(95, 150);

  test('where a ball was released, each of them once', async () => {
    const { people, lookedAt } = await watched(4, () => [shooter]);
    await people.feetBelow(flight());
    await people.feetBelow(flight());
    const before = lookedAt.filter((at) => at > releasedAt - 0.7 && at < releasedAt + 0.05);
    expect(before).toHaveLength(2);
    expect(new Set(lookedAt).size).toBe(lookedAt.length);
  });

  test('without a release only until the size of people is known', async () => {
    const { lookedAt } = await watched(60, () => [shooter]);
    expect(lookedAt.filter((at) => at < 6)).toHaveLength(10);
    expect(lookedAt).toHaveLength(30);
  });

  test('all the time while people are shown', async () => {
    const { people, lookedAt, pictures } = await watched(60, () => [shooter], true);
    expect(lookedAt).toHaveLength(pictures.length);
    expect(people.latest).toEqual([shooter]);
  });

  test('as long as they are needed', async () => {
    const { people, pictures } = await watched(20, () => [shooter]);
    const needed = pictures.filter((picture) => people.needs(picture));
    expect(needed).toEqual(pictures.slice(-needed.length));
    expect(needed.length).toBeGreaterThan(17);
    expect(needed.length).toBeLessThan(22);
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

  test('is not decided by a single moment', async () => {
    expect((await watch(0.5, () => [person(200, 410, 110)])).areBeyond(rim)).toBe(false);
  });
});

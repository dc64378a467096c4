import { expect, test } from 'vitest';
import { People } from '../detect/people.ts';
import { placeAt } from '../track/parabola.ts';
import type { Flight } from '../track/track.ts';
import { dark, ringRed, Sheet } from '../testing/draw.ts';
import { chooseHoop } from './choose-hoop.ts';
import { Heights } from './heights.ts';
import { HoopHypotheses } from './hypotheses.ts';

/** A flight of a 20 px ball that comes down at a place. */
function flightTo(x: number, y: number, from = 0): Flight {
  const parabola = { at: from, x0: x - 200, vx: 200, drift: 0, y0: y - 10, vy: -290, gravity: 600 };
  const points = Array.from({ length: 31 }, (_, at) => {
    const seconds = from + at / 30;
    return { seconds, ...placeAt(parabola, seconds), diameter: 20, roundness: 1, colour: null };
  });
  return { points, parabola, diameter: 20, residual: 0 };
}

/** The same thrown straight up at that place, and caught again. */
function tossAt(x: number, y: number, from = 0): Flight {
  const toss = flightTo(x, y, from);
  const points = toss.points.map((point) => ({ ...point, x }));
  return { ...toss, points, parabola: { ...toss.parabola, x0: x, vx: 0 } };
}

function hoopsAfter(
  background: Sheet,
  flights: readonly Flight[],
  people = new People(),
): HoopHypotheses {
  const hoops = new HoopHypotheses(people);
  for (const flight of flights) {
    hoops.heights.seeFlight(flight);
    hoops.learn(flight, background.frame(0));
  }
  return hoops;
}

const chosen = (hoops: HoopHypotheses, people = new People()) => chooseHoop(hoops, people);
const hall = () => new Sheet(400, 300);

test('the hoop is the ring where a flight ends, not a ring elsewhere', () => {
  const background = hall().ring(300, 100, 18, 5, 3, ringRed).ring(60, 250, 18, 5, 3, ringRed);
  const rim = chosen(hoopsAfter(background, [flightTo(305, 102)]))?.hypothesis.rim;
  expect(Math.hypot((rim?.cx ?? 0) - 300, (rim?.cy ?? 0) - 100)).toBeLessThan(6);
});

test('without a ring in sight, the place where flights end serves, with less confidence', () => {
  const hoop = chosen(hoopsAfter(hall(), [flightTo(300, 100), flightTo(303, 103, 3)]));
  expect(
    Math.hypot((hoop?.hypothesis.rim.cx ?? 0) - 300, (hoop?.hypothesis.rim.cy ?? 0) - 100),
  ).toBeLessThan(10);
  expect(hoop?.confidence).toBeLessThan(0.6);
});

test('of two red lines close together the lower is the ring, the upper the board’s', () => {
  const background = hall().ring(300, 100, 18, 5, 3, ringRed).ring(300, 70, 18, 3, 3, ringRed);
  const rim = chosen(hoopsAfter(background, [flightTo(300, 80)]))?.hypothesis.rim;
  expect(Math.abs((rim?.cy ?? 0) - 100)).toBeLessThan(8);
});

test('what is far behind a ring where flights end is watched no more, but what is near it is', () => {
  const background = hall().ring(300, 100, 18, 5, 3, ringRed);
  const twice = [flightTo(302, 101), flightTo(298, 99, 3)];
  const elsewhere = flightTo(100, 240, 6);
  const one = hoopsAfter(background, [elsewhere]);
  expect(one.contenders).toEqual(one.list);
  const three = hoopsAfter(background, [...twice, elsewhere]);
  expect(three.list.length).toBeGreaterThan(three.contenders.length);
  expect(three.contenders.map(({ id }) => id)).toContain(three.list[0]?.id);
});

test('the upper edge of a painted square is not the ring that hangs below the square', () => {
  const square = hall()
    .box(276, 68, 324, 72, ringRed)
    .box(276, 72, 280, 112, ringRed)
    .box(320, 72, 324, 112, ringRed)
    .ring(300, 116, 18, 5, 3, ringRed);
  const ends = [77, 79].map((y, at) => flightTo(300, y, 3 * at));
  const rim = chosen(hoopsAfter(square, ends))?.hypothesis.rim;
  expect(Math.abs((rim?.cy ?? 0) - 116)).toBeLessThan(12);
});

/** A dark ring with a net of dark threads. */
function darkRing(sheet: Sheet): Sheet {
  return sheet.ring(300, 106, 18, 5, 3, dark).net(289, 111, 312, 136, 4, dark);
}

/** One below a red line, as on many boards. */
const darkRingBelowRedLine = (): Sheet => darkRing(hall().ring(300, 70, 18, 3, 3, ringRed));

test('a dark ring is the hoop when several flights end there, whatever is red above it', () => {
  const ends = [297, 303, 300, 302].map((x, at) => flightTo(x, 106, 3 * at));
  const rim = chosen(hoopsAfter(darkRingBelowRedLine(), ends))?.hypothesis.rim;
  expect(Math.abs((rim?.cy ?? 0) - 106)).toBeLessThan(6);
});

test('for a ring that is found late, each flight that ended there before counts a third', () => {
  const ringAfter = (flights: number) => {
    const hoops = new HoopHypotheses(new People());
    for (let at = 0; at < flights; at++) hoops.learn(flightTo(318, 100, 3 * at), hall().frame(0));
    hoops.learn(flightTo(318, 100, 9), hall().ring(298, 100, 18, 5, 3, ringRed).frame(0));
    return hoops.list.find(({ contrast }) => contrast > 0);
  };
  const [alone, late] = [ringAfter(0), ringAfter(3)];
  expect(alone?.arrivals.count).toBe(1);
  expect(late?.arrivals.count).toBe(4);
  // Not 4 times as many, as if it had been seen all along. The rings' fits differ by a hair.
  expect((late?.votes ?? NaN) / (alone?.votes ?? NaN)).toBeCloseTo(2, 0);
});

test('flights that end at one line of a hoop speak for its other dark lines too', () => {
  const ends = [297, 303, 300, 302].map((x, at) => flightTo(x, 106, 3 * at));
  const hoops = hoopsAfter(darkRing(hall()), ends);
  const ring = hoops.list.find(({ isDark, votes }) => isDark && votes > 3);
  expect(ring).toBeDefined();
  if (!ring) return;
  const fewVotes = (by: number) => ({
    ...ring,
    rim: { ...ring.rim, cx: ring.rim.cx + by },
    votes: 1,
  });
  expect(hoops.scoreOf(fewVotes(ring.rim.rx)) - hoops.scoreOf(fewVotes(-150))).toBeGreaterThan(2);
});

test.each([
  { name: 'as many balls passed the red ring', votes: 3, least: 2, most: 4 },
  { name: 'few of the balls passed the red ring', votes: 30, least: -1, most: 1 },
])('a dark line right below a red ring is doubted when $name', ({ votes, least, most }) => {
  const ends = [297, 303, 300].map((x, at) => flightTo(x, 70, 3 * at));
  const hoops = hoopsAfter(hall().ring(300, 70, 18, 5, 3, ringRed), ends);
  const [ring] = hoops.list;
  expect(ring).toBeDefined();
  if (!ring) return;
  const at = (cx: number) => ({
    ...ring,
    isDark: true,
    rim: { cx, cy: 116, rx: 18, ry: 5 },
    votes,
  });
  const doubt = hoops.scoreOf(at(100)) - hoops.scoreOf(at(300));
  expect(doubt).toBeGreaterThanOrEqual(least);
  expect(doubt).toBeLessThanOrEqual(most);
});

test('a dark ring takes the place of a flight’s bare end', () => {
  const [first, ...others] = [296, 303].map((x, at) => flightTo(x, 104, 3 * at));
  const hoops = hoopsAfter(hall(), first ? [first] : []);
  for (const flight of others) hoops.learn(flight, darkRingBelowRedLine().frame(0));
  expect(hoops.list.some(({ isDark, seen }) => isDark && seen > 0)).toBe(true);
});

test('where people stand is no hoop, however many balls end there', () => {
  const background = hall().ring(300, 100, 18, 5, 3, ringRed).ring(120, 100, 18, 5, 3, ringRed);
  const people = new People();
  people.see(Array.from({ length: 100 }, () => ({ left: 100, right: 140, top: 80, bottom: 210 })));
  const ends = [122, 118, 121, 119].map((x, at) => flightTo(x, 102, 3 * at));
  const flights = [...ends, flightTo(303, 103, 20)];
  expect(chosen(hoopsAfter(background, flights))?.hypothesis.rim.cx).toBeLessThan(150);
  const hoop = chosen(hoopsAfter(background, flights, people), people);
  expect(hoop?.hypothesis.rim.cx).toBeGreaterThan(250);
});

test('a ball that is thrown up and caught at one place makes no hoop of a red line there', () => {
  const background = hall().ring(300, 100, 18, 5, 3, ringRed).ring(120, 150, 18, 5, 3, ringRed);
  const tosses = Array.from({ length: 8 }, (_, at) => tossAt(120, 151, 2 * at));
  const hoops = hoopsAfter(background, [...tosses, flightTo(303, 103, 20)]);
  expect(chosen(hoops)?.hypothesis.rim.cx).toBeGreaterThan(250);
});

test('of many tosses at one place the few that seem to come from elsewhere make no hoop either', () => {
  const background = hall().ring(300, 100, 18, 5, 3, ringRed).ring(120, 150, 18, 5, 3, ringRed);
  const tosses = Array.from({ length: 8 }, (_, at) =>
    at % 4 === 0 ? flightTo(120, 151, 2 * at) : tossAt(120, 151, 2 * at),
  );
  const hoops = hoopsAfter(background, [...tosses, flightTo(303, 103, 20)]);
  expect(chosen(hoops)?.hypothesis.rim.cx).toBeGreaterThan(250);
});

test('a ball that drops where another came to counts as that one, and further ones against it', () => {
  const votesAfter = (drops: number) => {
    const dropped = Array.from({ length: drops }, (_, at) => tossAt(300, 101, 5 + 2 * at));
    const background = hall().ring(300, 100, 18, 5, 3, ringRed);
    const [ring] = hoopsAfter(background, [flightTo(300, 101), ...dropped]).list;
    return ring?.votes ?? NaN;
  };
  expect(votesAfter(1) / votesAfter(0)).toBeCloseTo(2, 1);
  expect(votesAfter(2) / votesAfter(0)).toBeCloseTo(1, 1);
  expect(votesAfter(4)).toBe(0);
});

test('no flights, no hoop', () => {
  expect(chosen(new HoopHypotheses(new People()))).toBeNull();
});

test('a place among the players’ feet is less likely than one above them', () => {
  const heights = new Heights();
  heights.seeMovers([{ left: 0, right: 10, top: 100, bottom: 200 }]);
  heights.seeFlight(flightTo(300, 280));
  const at = (cy: number) => heights.plausibility({ cx: 300, cy, rx: 18, ry: 5 });
  expect(at(220)).toBeLessThan(at(100));
  expect(at(275)).toBeLessThan(at(220));
});

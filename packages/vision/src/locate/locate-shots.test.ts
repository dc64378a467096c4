import { type Equipment, rangeOf, REGULATION, zoneOf } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { atRing } from './fit-flight.ts';
import { locateShots } from './locate-shots.ts';
import { type FlightInView, isCourtSeen, type Scene } from './scene.ts';
import {
  camera,
  liftedSightingsOf,
  marksSeen,
  rimSeen,
  sightingsOf,
  size,
  throwFrom,
} from './testing/film-shot.ts';

const spots = [
  ['a free throw', 0, 14.5],
  ['a corner three', -22.5, 2],
  ['a left wing three', -17, 17],
  ['a mid-range shot at the right', 12, 7],
  ['a shot from the top', 1, 25],
] as const;

const releasedAt = 3;
/** Azimuth of the phone, within a few degrees. */
const azimuths = [30, 34, 38].map((degrees) => ({ degrees, chance: 1 / 3 }));

/** One shot from a spot, seen by the phone. */
function shotFrom(x: number, y: number, changed: Partial<Scene> = {}, how = {}, degrees = 52) {
  const thrown = throwFrom(x, y, degrees);
  const pace = changed.pace ?? 1;
  const flights: FlightInView[] = [
    { sightings: sightingsOf(thrown, releasedAt, { pace, ...how }), feet: null },
  ];
  const scene = { ...size, rim: rimSeen(), court: marksSeen(), flights, pace, ...changed };
  const [located] = locateShots(scene, [releasedAt + atRing(thrown, REGULATION).seconds / pace]);
  if (!located) throw new Error('Every shot gets an answer.');
  return located;
}

describe.each(spots)('%s', (_name, x, y) => {
  test('with court marks: spot, zone, release and their errors', () => {
    const { court, zone, location, releaseSeconds } = shotFrom(x, y);
    const off = Math.hypot((court?.x ?? 99) - x, (court?.y ?? 99) - y);
    expect(off).toBeLessThan(0.7);
    expect(off).toBeLessThan(2 * (location?.errorFeet ?? 0));
    const { xx, yy } = location?.error ?? { xx: NaN, yy: NaN };
    expect(Math.sqrt(xx + yy)).toBeCloseTo(location?.errorFeet ?? 0);
    expect(zone).toBe(zoneOf({ x, y }));
    expect(releaseSeconds).toBeCloseTo(releasedAt, 1);
  });

  test('in a mirror, as selfie cameras film', () => {
    const { court } = shotFrom(x, y, { court: marksSeen(true) });
    expect(Math.hypot((court?.x ?? 99) + x, (court?.y ?? 99) - y)).toBeLessThan(0.7);
  });

  test('without marks: the distance, and no spot', () => {
    const { court, zone, location } = shotFrom(x, y, { court: null });
    expect(court).toBeNull();
    expect(zone).toBeNull();
    const truth = zoneOf({ x, y });
    expect(location?.range?.range).toBe(rangeOf(truth));
    expect(location?.zones).toHaveLength(2);
    const { value, error } = location?.distanceFeet ?? { value: 0, error: 0 };
    expect(Math.abs(value - Math.hypot(x, y))).toBeLessThan(2 * error);
    expect(location?.errorFeet).toBeNull();
    expect(location).not.toHaveProperty('error');
    expect(location).not.toHaveProperty('vagueSpot');
  });

  test('without marks, but with the azimuth of the camera: zones with their probabilities', () => {
    const { court, zone, location } = shotFrom(x, y, { court: null, azimuths });
    const [best] = location?.zones ?? [];
    expect(best?.zone).toBe(zoneOf({ x, y }));
    expect(zone).toBe(zoneOf({ x, y }));
    expect(best?.chance).toBeGreaterThan(0.5);
    expect(location?.range?.chance).toBeGreaterThanOrEqual(best?.chance ?? 1);
    expect(court).toBeNull();
  });

  test('in a clip at double speed', () => {
    const { court } = shotFrom(x, y, { pace: 1.9 });
    expect(Math.hypot((court?.x ?? 99) - x, (court?.y ?? 99) - y)).toBeLessThan(1.2);
  });

  test('if only the second half of the flight is seen, the error shows it', () => {
    const whole = shotFrom(x, y).location?.errorFeet ?? 0;
    const { court, location } = shotFrom(x, y, {}, { from: 0.5 });
    const off = Math.hypot((court?.x ?? 99) - x, (court?.y ?? 99) - y);
    expect(location?.errorFeet).toBeGreaterThan(whole);
    expect(off).toBeLessThan(2.5 * (location?.errorFeet ?? 0));
  });
});

test('a flight that left the picture at its top is one flight, though its end alone points elsewhere', () => {
  const seen = sightingsOf(throwFrom(-17, 17, 62), releasedAt, { noise: 0.8 });
  const flights = [seen.slice(0, 10), seen.slice(24)].map((sightings) => ({
    sightings,
    feet: null,
  }));
  const { court, location, releaseSeconds } = shotFrom(-17, 17, { flights }, {}, 62);
  expect(Math.hypot((court?.x ?? 99) + 17, (court?.y ?? 99) - 17)).toBeLessThan(1);
  expect(location?.errorFeet).toBeLessThan(1.5);
  expect(releaseSeconds).toBeCloseTo(releasedAt, 1);
});

test.each([
  [3.5, 2, 70],
  [-1, 5, 68],
  [0, 14.5, 52],
])(
  'the flight of a ball that was followed while hands lift it starts where they release it: %d, %d',
  (x, y, degrees) => {
    const sightings = liftedSightingsOf(throwFrom(x, y, degrees), releasedAt);
    const { court, location } = shotFrom(
      x,
      y,
      { flights: [{ sightings, feet: null }] },
      {},
      degrees,
    );
    const off = Math.hypot((court?.x ?? 99) - x, (court?.y ?? 99) - y);
    expect(off).toBeLessThan(1.25 * (location?.errorFeet ?? 0));
    expect(location?.errorFeet).toBeLessThan(2.5);
  },
);

test('the feet under a ball that hands lift are those of its flight', () => {
  const sightings = liftedSightingsOf(throwFrom(0, 14.5), releasedAt);
  const { x, y } = camera.project({ x: 0, y: 14.5, z: 0 }) ?? { x: 0, y: 0 };
  const flights = [{ sightings, feet: { x, y, across: 5, down: 5 } }];
  expect(shotFrom(0, 14.5, { flights }).location?.method).toBe('both');
});

test('feet beside another ball that was seen in between are not the shooter’s', () => {
  const sightings = sightingsOf(throwFrom(0, 14.5), releasedAt);
  const { x, y } = camera.project({ x: 0, y: 14.5, z: 0 }) ?? { x: 0, y: 0 };
  const rolling = sightings.map(({ seconds }, at) => ({
    seconds,
    x: 20 + at,
    y: 320,
    diameter: 14,
  }));
  const flights = [
    { sightings: rolling, feet: { x: 20, y: 330, across: 5, down: 5 } },
    { sightings, feet: { x, y, across: 5, down: 5 } },
  ];
  expect(shotFrom(0, 14.5, { flights }).location?.method).toBe('both');
});

test('a ring that contradicts the marks does not cast doubt on a flight that is seen well', () => {
  const { cx, cy, rx, ry } = rimSeen();
  const right = shotFrom(0, 14.5).location?.errorFeet ?? 0;
  const { location } = shotFrom(0, 14.5, { rim: { cx: cx + 3 * rx, cy: cy - 3 * rx, rx, ry } });
  expect(location?.errorFeet).toBeLessThan(1.4 * right);
});

test('a ball that looks larger than usual is not taken for a nearer one', () => {
  const thrown = throwFrom(-22.5, 2);
  const flights = [0, 6, 12].map((later) => ({
    sightings: sightingsOf(thrown, releasedAt + later).map((sighting) => ({
      ...sighting,
      diameter: 1.12 * sighting.diameter,
    })),
    feet: null,
  }));
  const { court } = shotFrom(-22.5, 2, { flights });
  expect(Math.hypot((court?.x ?? 99) + 22.5, (court?.y ?? 99) - 2)).toBeLessThan(0.7);
});

test('a put-back whose flight was not seen is not located at the spot of the shot before', () => {
  const thrown = throwFrom(-17, 17);
  const scene: Scene = {
    ...size,
    rim: rimSeen(),
    court: marksSeen(),
    flights: [{ sightings: sightingsOf(thrown, releasedAt), feet: null }],
    pace: 1,
  };
  const first = releasedAt + atRing(thrown, REGULATION).seconds;
  const [shot, putBack] = locateShots(scene, [first, first + 1]);
  expect(shot?.zone).toBe(zoneOf({ x: -17, y: 17 }));
  expect([putBack?.court, putBack?.zone, putBack?.releaseSeconds]).toEqual([null, null, null]);
});

test('slow motion by a simple ratio is known exactly', () => {
  const { court, location } = shotFrom(-22.5, 2, { pace: 0.4 });
  expect(Math.hypot((court?.x ?? 99) + 22.5, (court?.y ?? 99) - 2)).toBeLessThan(0.7);
  const odd = shotFrom(-22.5, 2, { pace: 0.45 }).location?.errorFeet ?? 0;
  expect(location?.errorFeet).toBeLessThan(odd);
});

test('right beside the basket the zone is known without marks', () => {
  expect(shotFrom(2, 2.5, { court: null }, {}, 72).zone).toBe('zone_1_paint');
});

test('near the basket, where shots are laid up on the run, the spot is reported with more uncertainty', () => {
  const near = shotFrom(2, 2.5, {}, {}, 72).location?.errorFeet ?? 0;
  const freeThrow = shotFrom(0, 14.5).location?.errorFeet ?? 0;
  expect(near).toBeGreaterThan(1.5 * freeThrow);
});

test('a free throw is reported with an uncertainty of a foot: a hand is not above the middle of the feet', () => {
  const { errorFeet } = shotFrom(0, 14.5).location ?? { errorFeet: 0 };
  expect(Math.abs((errorFeet ?? 0) - 1)).toBeLessThan(0.3);
});

test('one wrong mark of six is left out', () => {
  const [first, ...others] = marksSeen();
  const wrong = { image: [100, 300], court: first?.court ?? [0, 0] } as const;
  const { court } = shotFrom(-17, 17, { court: [wrong, ...others] });
  expect(Math.hypot((court?.x ?? 99) + 17, (court?.y ?? 99) - 17)).toBeLessThan(1);
});

test('a ring found at the wrong place is outvoted by the marks', () => {
  const { cx, cy, rx, ry } = rimSeen();
  const { court } = shotFrom(-17, 17, { rim: { cx: cx + 2 * rx, cy: cy - rx, rx, ry } });
  expect(Math.hypot((court?.x ?? 99) + 17, (court?.y ?? 99) - 17)).toBeLessThan(1.5);
});

test('a ball that rolls along is no shot: nothing is reported', () => {
  const rolled = Array.from({ length: 30 }, (_, at) => ({
    seconds: releasedAt + at / 30,
    x: 60 + 8 * at,
    y: 300,
    diameter: 14,
  }));
  const { court, zone, metrics } = shotFrom(0, 14.5, {
    flights: [{ sightings: rolled, feet: null }],
  });
  expect([court, zone, metrics]).toEqual([null, null, null]);
});

test('without a flight the feet alone give the spot', () => {
  const flights = [
    {
      sightings: [{ seconds: 3, x: 300, y: 180, diameter: 14 }],
      feet: { x: 330, y: 290, across: 5, down: 5 },
    },
  ];
  const { court, location } = shotFrom(0, 14.5, { flights });
  expect(location?.method).toBe('feet');
  expect(court).not.toBeNull();
});

test('a spot too uncertain to be reported is stored with its error', () => {
  const feet = { x: 330, y: 290, across: 60, down: 60 };
  const flights = [{ sightings: [{ seconds: 3, x: 300, y: 180, diameter: 14 }], feet }];
  const { court, location } = shotFrom(0, 14.5, { flights });
  expect(court).toBeNull();
  expect(location?.errorFeet).toBeNull();
  expect(location?.vagueSpot).toBeDefined();
  const { xx, yy } = location?.error ?? { xx: 0, yy: 0 };
  expect(Math.sqrt(xx + yy)).toBeGreaterThan(5);
});

describe('an 8 ft hoop with a size 5 ball', () => {
  const equipment: Equipment = { rimHeight: 8, ballSize: 5 };
  const filmed = (x: number, y: number, said: Equipment | undefined) => {
    const thrown = throwFrom(x, y, 52, equipment);
    const sightings = sightingsOf(thrown, releasedAt, { equipment });
    const flights = [{ sightings, feet: null }];
    const scene = {
      ...size,
      rim: rimSeen(8),
      court: marksSeen(),
      flights,
      pace: 1,
      equipment: said,
    };
    const ring = atRing(thrown, equipment);
    const [located] = locateShots(scene, [releasedAt + ring.seconds]);
    const { speed } = ring.state;
    const entry = (Math.atan2(-speed.z, Math.hypot(speed.x, speed.y)) * 180) / Math.PI;
    const { court: spot, zone, metrics, releaseSeconds } = located!;
    return {
      off: spot ? Math.hypot(spot.x - x, spot.y - y) : Infinity,
      entryOff: Math.abs((metrics?.entryDegrees?.value ?? Infinity) - entry),
      releaseOff: Math.abs((releaseSeconds ?? Infinity) - releasedAt),
      zone,
    };
  };
  const near = [
    ['a free throw', 0, 14.5],
    ['from the right elbow', 8, 9],
    ['from the left', -9, 5],
    ['from the top', 1, 18],
  ] as const;

  test.each(near)('%s is located where it was taken', (_name, x, y) => {
    const { off, zone, entryOff, releaseOff } = filmed(x, y, equipment);
    expect(off).toBeLessThan(0.7);
    expect(zone).toBe(zoneOf({ x, y }));
    expect(entryOff).toBeLessThan(2);
    expect(releaseOff).toBeLessThan(0.05);
  });

  test.each(near)('%s is taken for another spot and angle at a hoop of 10 ft', (_name, x, y) => {
    const { off, entryOff } = filmed(x, y, undefined);
    expect(off).toBeGreaterThan(0.5);
    expect(entryOff).toBeGreaterThan(5);
  });

  test.each([
    ['behind the line', 0, 20.3],
    ['beside the lane', 6.5, 10],
    ['at the edge of the paint', -5.6, 10],
  ])('%s the zone is right, and wrong at a hoop of 10 ft', (_name, x, y) => {
    expect(filmed(x, y, equipment).zone).toBe(zoneOf({ x, y }));
    expect(filmed(x, y, undefined).zone).not.toBe(zoneOf({ x, y }));
  });
});

test.each<[what: string, changed: Partial<Scene>, seen: boolean]>([
  ['as it is', {}, true],
  ['with the board seen from there', { azimuths }, true],
  ['with the board seen from elsewhere', { azimuths: [{ degrees: -34, chance: 1 }] }, false],
  ['in a picture of another court', { court: marksSeen().map(({ image: [x, y], court }) => ({ image: [y, x] as const, court })) }, false], // prettier-ignore
  ['in a mirror', { court: marksSeen(true) }, true],
])('a court that was marked before is seen again: %s', (_, changed, seen) => {
  const scene = { ...size, rim: rimSeen(), court: marksSeen(), flights: [], pace: 1, ...changed };
  expect(isCourtSeen(scene)).toBe(seen);
});

test.each([
  ['as it is', false, 1],
  ['in a mirror', true, -1],
])('a ball that comes down at the right of the ring, %s', (_how, mirrored, sign) => {
  const thrown = throwFrom(12, 18);
  // 0.8 ft to the right, as a shooter there sees it.
  const { at, speed } = thrown;
  const moved = { at: { ...at, x: at.x + 0.67, y: at.y - 0.44 }, speed };
  const court = marksSeen(mirrored);
  const flights = [{ sightings: sightingsOf(moved, releasedAt), feet: null }];
  const scene = { ...size, rim: rimSeen(), court, flights, pace: 1 };
  const [located] = locateShots(scene, [releasedAt + atRing(moved, REGULATION).seconds]);
  const { rightFeet, longFeet } = located?.metrics ?? {};
  expect(rightFeet?.value).toBeCloseTo(0.8 * sign, 0);
  expect(longFeet).toBeUndefined();
});

import type { DetectedShot } from '@hooplog/vision';
import { describe, expect, test } from 'vitest';
import { aCountedShot } from '../device-count/testing.ts';
import type { FilmLog, FilmPart, FilmShot, ShotCall } from './film.ts';
import { liveCountOf } from './live-count.ts';
import { wholeFilm } from './whole-film.ts';

const RIM = { cx: 700, cy: 260, rx: 26, ry: 9 };

const detected = (rimSeconds: number, changes: Partial<DetectedShot> = {}) =>
  aCountedShot(`${rimSeconds}`, {
    rimSeconds,
    evidence: {
      reason: 'Dropped through the net.',
      path: [{ seconds: rimSeconds - 0.5, x: 1, y: 2 }],
      crossing: { seconds: rimSeconds, x: 700, y: 260 },
      features: {},
      location: { method: 'feet', errorFeet: 1, feet: { x: 5, y: 6 }, distanceFeet: null },
    },
    ...changes,
  });

const aLiveShot = (part: number, rimSeconds: number, called: ShotCall | null = null): FilmShot => ({
  key: `${part}-${rimSeconds}`,
  part,
  shot: detected(rimSeconds),
  called,
});

const seen = {
  width: 1280,
  height: 720,
  ring: RIM,
  ringSure: 0.8,
  court: null,
  framesPerSecond: 29.5,
};

/** An interrupted part. */
const cutOff = (startSeconds: number, changes: Partial<FilmPart> = {}): FilmPart => ({
  startSeconds,
  seconds: 60,
  countsFrom: 0,
  seen,
  result: null,
  ...changes,
});

/** A part that ended normally. */
function ended(
  startSeconds: number,
  shots: readonly DetectedShot[],
  changes: Partial<FilmPart> & { rim?: typeof RIM; width?: number } = {},
): FilmPart {
  const { rim = RIM, width = 1280, ...rest } = changes;
  const flight = { sightings: [{ seconds: 9, x: 1, y: 2, diameter: 3 }], feet: null };
  return {
    ...cutOff(startSeconds, { seen: null }),
    result: {
      ids: shots.map(({ rimSeconds }) => `${rimSeconds}`),
      analysis: {
        video: { durationSeconds: 60, width, height: 720, framesPerSecond: 30 },
        calibration: {
          rim,
          source: 'user',
          confidence: 1,
          court: null,
          courtSource: null,
          lines: null,
        },
        shots,
        candidates: [],
        asked: false,
        warnings: [{ code: 'too_dark', seconds: 3, message: 'Dark.' }],
      },
      scene: { width, height: 720, rim, court: null, flights: [flight], pace: 1 },
    },
    ...rest,
  };
}

const momentsOf = (log: FilmLog) =>
  wholeFilm(log)?.shots.map(({ shot, called }) => [shot.rimSeconds, called]);

test('one part is the film', () => {
  const log = {
    parts: [ended(0, [detected(10), detected(20)])],
    shots: [aLiveShot(0, 10), aLiveShot(0, 20)],
  };
  expect(momentsOf(log)).toEqual([
    [10, null],
    [20, null],
  ]);
  expect(wholeFilm(log)?.analysis.video.durationSeconds).toBe(60);
});

test('an interrupted part keeps the court by which its zones were found', () => {
  const court = [{ image: [1, 2], court: [3, 4] }] as const;
  const part = cutOff(0, { seen: { ...seen, court, courtKind: 'fiba' } });
  expect(
    wholeFilm({ parts: [part], shots: [aLiveShot(0, 10)] })?.analysis.calibration,
  ).toMatchObject({
    court,
    courtSource: 'found',
    lines: 'fiba',
  });
});

test('a film whose rim was never seen has no result', () => {
  expect(wholeFilm({ parts: [cutOff(0, { seen: null })], shots: [] })).toBeNull();
});

describe('the live count compared with the final analysis', () => {
  test.each<[string, readonly FilmShot[], readonly unknown[]]>([
    ['the call goes with its shot', [aLiveShot(0, 10, 'missed')], [[10, 'missed']]],
    ['a shot that settled at the end only counts', [], [[10, null]]],
    [
      'a call about another shot stays, though the count knows it no longer',
      [aLiveShot(0, 30, 'made')],
      [
        [10, null],
        [30, 'made'],
      ],
    ],
    ['a shot that the count knows no longer is gone', [aLiveShot(0, 30)], [[10, null]]],
    ['and so is one that the player has taken out', [aLiveShot(0, 30, 'not_a_shot')], [[10, null]]],
  ])('%s', (_what, shots, expected) => {
    expect(momentsOf({ parts: [ended(0, [detected(10)])], shots })).toEqual(expected);
  });

  test('shots before the player was ready do not count', () => {
    const part = ended(0, [detected(10), detected(20)], { countsFrom: 15 });
    expect(momentsOf({ parts: [part], shots: [] })).toEqual([[20, null]]);
  });
});

describe('a film in parts', () => {
  const first = cutOff(0);
  const shots = [aLiveShot(0, 10, 'missed'), aLiveShot(1, 10), aLiveShot(1, 20)];

  test('is joined on one clock, with the remains of an interrupted part', () => {
    const log = { parts: [first, ended(60, [detected(10), detected(20)])], shots };
    expect(momentsOf(log)).toEqual([
      [10, 'missed'],
      [70, null],
      [80, null],
    ]);
    const whole = wholeFilm(log);
    const { path, crossing } = whole?.shots[1]?.shot.evidence ?? {};
    expect(path?.[0]?.seconds).toBe(69.5);
    expect(crossing?.seconds).toBe(70);
    expect(whole?.scene.flights[0]?.sightings[0]?.seconds).toBe(69);
    expect(whole?.analysis.warnings).toEqual([
      {
        code: 'film_breaks_off',
        kind: 'filming',
        seconds: 60,
        message: expect.stringContaining('Filming was cut off at 1:00.') as string,
      },
      { code: 'too_dark', seconds: 63, message: 'Dark.' },
    ]);
    expect(whole?.analysis.video).toMatchObject({ durationSeconds: 120, framesPerSecond: 30 });
  });

  test.each([
    ['the same place', {}, true],
    ['a little beside', { rim: { ...RIM, cx: 712 } }, true],
    ['elsewhere', { rim: { ...RIM, cx: 714 } }, false],
    ['nearer', { rim: { ...RIM, rx: 33 } }, false],
    ['another format', { width: 720 }, false],
  ])('filmed from %s: drawings and flights stay: %o %s', (_what, changes, stays) => {
    const parts = [
      ended(0, [detected(10), detected(20), detected(30)]),
      ended(60, [detected(10)], changes),
    ];
    const log = {
      parts,
      shots: [aLiveShot(0, 10), aLiveShot(0, 20), aLiveShot(0, 30), aLiveShot(1, 10)],
    };
    const whole = wholeFilm(log);
    const { path, crossing, location, reason } = whole?.shots[3]?.shot.evidence ?? {};
    expect(path?.length).toBe(stays ? 1 : 0);
    expect(crossing !== null).toBe(stays);
    expect(location?.feet !== undefined).toBe(stays);
    expect(location?.errorFeet).toBe(1);
    expect(reason).toBe('Dropped through the net.');
    expect(whole?.scene.flights.length).toBe(stays ? 2 : 1);
    expect(whole?.analysis.calibration.rim).toEqual(RIM);
  });

  test('a film of interrupted parts only uses the view last seen', () => {
    const { analysis, scene } = wholeFilm({ parts: [first], shots: [aLiveShot(0, 70)] }) ?? {};
    expect(analysis?.calibration).toMatchObject({ rim: RIM, confidence: 0.8, source: 'found' });
    expect(analysis?.video).toMatchObject({ durationSeconds: 72, framesPerSecond: 29.5 });
    expect(scene?.flights).toEqual([]);
  });
});

test('shots found only at the end are distinguished from those counted live', () => {
  const shots = [aLiveShot(0, 10), aLiveShot(0, 15), aLiveShot(0, 20, 'not_a_shot')];
  const log = { parts: [ended(0, [detected(10), detected(20), detected(30)])], shots };
  const whole = wholeFilm(log)?.shots ?? [];
  expect(whole.map(({ wasLive }) => wasLive)).toEqual([true, true, false]);
  expect(liveCountOf(shots, whole)).toEqual({ total: 2, added: [30], gone: 1 });
});

test.each([
  ['the same ring', RIM, 'user'],
  ['another ring', { ...RIM, cx: 300 }, 'found'],
  ['no ring', null, 'found'],
] as const)(
  'started with %s marked green, the ring is %s by the player’s word',
  (_, setUp, source) => {
    const part = cutOff(0, { setUp });
    expect(
      wholeFilm({ parts: [part], shots: [aLiveShot(0, 10)] })?.analysis.calibration.source,
    ).toBe(source);
  },
);

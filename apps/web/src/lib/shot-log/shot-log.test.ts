import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_LOG, type ShotLog, type ShotLogAction, shotLogReducer } from './shot-log.ts';
import { sayKind } from './say-kind.ts';
import { toUpdateBody } from './save-bodies.ts';
import { sumShots, sumZones, zoneRows } from './sums.ts';
import { detectedShot } from './testing.ts';

const after = (...actions: ShotLogAction[]): ShotLog => actions.reduce(shotLogReducer, EMPTY_LOG);
const sums = (log: ShotLog) => {
  const { made, missed } = sumShots(log.shots);
  return [made, missed];
};

const made = { type: 'counted', outcome: 'made', zone: null } as const;
const missed = { type: 'counted', outcome: 'missed', zone: null } as const;
const freeThrow = { ...made, zone: 'zone_5_free_throw' } as const;
const missedPaint = { ...missed, zone: 'zone_1_paint' } as const;
const minusMade = { type: 'uncounted', outcome: 'made' } as const;
const minusMissed = { type: 'uncounted', outcome: 'missed' } as const;
const undone = { type: 'undone' } as const;
const found = {
  type: 'detected',
  shots: [
    detectedShot(1),
    detectedShot(2, { outcome: 'missed' }),
    detectedShot(3, { zone: 'zone_1_paint', needsReview: true, confidence: 0.6 }),
  ],
} as const satisfies ShotLogAction;
const [first, second, third] = found.shots.map(({ id }) => id);
const key = (id: string | undefined) => id ?? '';

describe('kinds of shots', () => {
  const said = (kind: 'layup' | null, ...numbers: number[]) =>
    sayKind(
      numbers.map((n) => key(found.shots[n - 1]?.id)),
      kind,
      'Lay-up',
    );
  const kinds = (log: ShotLog) => log.shots.map(({ kind }) => kind);

  test.each<[what: string, actions: ShotLogAction[], kinds: unknown[]]>([
    ['none is guessed', [], [null, null, null]],
    ['one', [said('layup', 2)], [null, 'layup', null]],
    ['several', [said('layup', 1, 3)], ['layup', null, 'layup']],
    ['taken back', [said('layup', 1, 2), said(null, 2)], ['layup', null, null]],
    ['undone', [said('layup', 1), undone], [null, null, null]],
    ['calls and places leave it', [said('layup', 1), { type: 'called', key: key(first), outcome: 'missed' }], ['layup', null, null]], // prettier-ignore
  ])('set in a review: %s', (_what, actions, expected) => {
    const log = after(found, ...actions);
    expect(kinds(log)).toEqual(expected);
    expect(toUpdateBody(log.shots, '').shots?.map(({ kind }) => kind)).toEqual(expected);
  });

  test('setting the same kind again adds no step', () => {
    expect(after(found, said('layup', 1)).steps.at(-1)?.words).toBe('Lay-up');
    expect(after(found, said(null, 1)).steps).toHaveLength(0);
  });

  test('a draft stores it; one from before kinds existed leaves the shots unchanged', () => {
    const log = after(found, said('layup', 1));
    const draft = toUpdateBody(log.shots, '').shots ?? [];
    expect(kinds(after(found, { type: 'restored', shots: draft }))).toEqual(['layup', null, null]);
    const old = draft.map((shot) => ({ ...shot, kind: undefined }));
    const restored = shotLogReducer(log, { type: 'restored', shots: old });
    expect(kinds(restored)).toEqual(['layup', null, null]);
  });
});

describe('counting by hand', () => {
  test.each<[what: string, actions: ShotLogAction[], made: number, missed: number]>([
    ['nothing', [], 0, 0],
    ['a make', [made], 1, 0],
    ['a miss', [missed], 0, 1],
    ['a make in a zone', [freeThrow], 1, 0],
    ['one too many taken away', [made, minusMade], 0, 0],
    ['minus at zero', [minusMade, minusMissed], 0, 0],
    ['minus of the other kind', [made, minusMissed], 1, 0],
    ['undo', [made, missed, undone], 1, 0],
    ['undo of a minus', [made, minusMade, undone], 1, 0],
    ['undo with nothing to undo', [undone], 0, 0],
    ['reset', [made, missed, { type: 'reset' }], 0, 0],
  ])('%s', (_, actions, madeShots, missedShots) => {
    expect(sums(after(...actions))).toEqual([madeShots, missedShots]);
  });

  test('a miss in a zone raises only its total', () => {
    expect(sumZones(after(freeThrow, missedPaint, { ...missedPaint }).shots)).toEqual({
      zone_5_free_throw: { made: 1, total: 1 },
      zone_1_paint: { made: 0, total: 2 },
    });
  });

  test('minus takes shots without a zone before those with one', () => {
    const log = after(made, freeThrow, minusMade);
    expect(sumZones(log.shots)).toEqual({ zone_5_free_throw: { made: 1, total: 1 } });
    expect(sumZones(after(made, freeThrow, minusMade, minusMade).shots)).toEqual({});
  });

  test('the last step has a name', () => {
    expect(after(freeThrow).steps.at(-1)?.words).toBe('Made · Zone 5 - Free Throw');
    expect(after(missed).steps.at(-1)?.words).toBe('Missed');
  });
});

describe('reviewing found shots', () => {
  test('found shots replace all others, and undo does not remove them', () => {
    const log = after(made, found, undone);
    expect(sums(log)).toEqual([2, 1]);
    expect(log.steps).toEqual([]);
  });

  test.each<[what: string, actions: ShotLogAction[], made: number, missed: number]>([
    ['called missed', [{ type: 'called', key: key(first), outcome: 'missed' }], 1, 2],
    ['called made', [{ type: 'called', key: key(second), outcome: 'made' }], 3, 0],
    ['not a shot', [{ type: 'dropped', key: key(second) }], 2, 0],
    ['not a shot, undone', [{ type: 'dropped', key: key(second) }, undone], 2, 1],
    ['added at a moment', [{ ...made, rimSeconds: 2.5 }], 3, 1],
    ['a shot that is not there', [{ type: 'dropped', key: 'nobody' }], 2, 1],
  ])('%s', (_, actions, madeShots, missedShots) => {
    expect(sums(after(found, ...actions))).toEqual([madeShots, missedShots]);
  });

  test('a moved shot counts in its new zone', () => {
    const log = after(found, {
      type: 'placed',
      keys: [key(third)],
      zone: 'zone_6_top_of_key',
      court: { x: 0, y: 22 },
    });
    expect(log.shots.at(-1)).toMatchObject({ court: { x: 0, y: 22 }, placed: true });
    expect(log.steps.at(-1)?.words).toBe('Made · Zone 6 - Top of Key · 0:03.0');
    expect(zoneRows(log.shots)).toEqual([
      { zone: 'zone_5_free_throw', made: 1, total: 2 },
      { zone: 'zone_6_top_of_key', made: 1, total: 1 },
    ]);
  });

  test('several can be placed at once, and undone at once', () => {
    const keys = [key(first), key(third)];
    const placed = { type: 'placed', keys, zone: 'zone_6_top_of_key', court: null } as const;
    const log = after(found, placed);
    expect(sumZones(log.shots)).toEqual({
      zone_5_free_throw: { made: 0, total: 1 },
      zone_6_top_of_key: { made: 2, total: 2 },
    });
    expect(log.steps.at(-1)?.words).toBe('2 shots · Zone 6 - Top of Key');
    expect(shotLogReducer(log, undone).shots).toEqual(after(found).shots);
    expect(after(found, { ...placed, keys: [] }).steps).toEqual([]);
  });

  test('when the program places shots, those placed by the player stay, also after undo', () => {
    const court = { x: 0, y: 10 };
    // With the new certainty.
    const evidence = { reason: 'Placed anew', path: [], crossing: null };
    const located = {
      type: 'located',
      shots: found.shots.map((shot) => ({
        ...shot,
        zone: 'zone_1_paint' as const,
        court,
        evidence,
      })),
    } as const;
    const zone = 'zone_6_top_of_key';
    const log = after(found, { type: 'placed', keys: [key(first)], zone, court: null }, located);
    expect(log.shots.map((shot) => shot.zone)).toEqual([zone, 'zone_1_paint', 'zone_1_paint']);
    const anew = { zone: 'zone_1_paint', court, detection: { evidence } };
    expect(shotLogReducer(log, undone).shots[1]).toMatchObject(anew);
    expect(log.shots[0]?.detection?.evidence).not.toEqual(evidence);
  });

  test('corrections stored on the device are restored with the program’s detections', () => {
    const corrected = after(
      found,
      { type: 'called', key: key(first), outcome: 'missed' },
      { type: 'dropped', key: key(second) },
      { ...made, rimSeconds: 9 },
    );
    const stored = toUpdateBody(corrected.shots, '').shots ?? [];
    const log = after(found, { type: 'restored', shots: stored });
    expect(toUpdateBody(log.shots, '').shots).toEqual(stored);
    expect(log.shots[0]?.detection).toEqual(corrected.shots[0]?.detection);
    expect(shotLogReducer(log, undone).shots).toEqual(after(found).shots);
    const elsewhere = [{ ...stored[0], id: 'of-another-count' }] as typeof stored;
    expect(after(found, { type: 'restored', shots: elsewhere })).toEqual(after(found));
  });

  test('a judged shot is checked, also when the call stays', () => {
    const log = after(found, { type: 'called', key: key(third), outcome: 'made' });
    expect(log.shots.map(({ checked }) => checked)).toEqual([false, false, true]);
  });

  test('minus takes shots counted by hand before those found in the video', () => {
    const log = after(found, { ...made, rimSeconds: 9 }, freeThrow, minusMade, minusMade);
    expect(log.shots.map(({ id }) => id)).toEqual([first, second, third]);
    expect(sums(shotLogReducer(log, minusMade))).toEqual([1, 1]);
  });
});

const anyAction: fc.Arbitrary<ShotLogAction> = fc.oneof(
  fc.constantFrom<ShotLogAction>(made, missed, freeThrow, missedPaint, minusMade, minusMissed),
  fc.constantFrom<ShotLogAction>(
    { type: 'called', key: key(first), outcome: 'missed' },
    { type: 'placed', keys: [key(second)], zone: null, court: null },
    { type: 'dropped', key: key(third) },
    { type: 'called', key: 'by-hand-1', outcome: 'missed' },
    { type: 'placed', keys: [key(first), key(third)], zone: 'zone_1_paint', court: null },
  ),
);

test('everything can be undone, step by step', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      const start = after(found);
      const end = actions.reduce(shotLogReducer, start);
      const back = end.steps.reduce((log) => shotLogReducer(log, undone), end);
      expect(back.shots).toEqual(start.shots);
    }),
  );
});

test('zones never hold more than the totals, and keys are never used twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(anyAction, fc.constant(undone)), { maxLength: 40 }),
      (actions) => {
        const { shots } = actions.reduce(shotLogReducer, after(found));
        const { total, made: madeShots } = sumShots(shots);
        const zones = zoneRows(shots);
        expect(zones.reduce((sum, zone) => sum + zone.total, 0)).toBeLessThanOrEqual(total);
        expect(zones.reduce((sum, zone) => sum + zone.made, 0)).toBeLessThanOrEqual(madeShots);
        expect(new Set(shots.map((shot) => shot.key)).size).toBe(shots.length);
      },
    ),
  );
});

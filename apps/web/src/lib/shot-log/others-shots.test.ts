import { expect, test } from 'vitest';
import { callOther, giveAway, nameTaker, othersByTurns, takeBack } from './others-shots.ts';
import { toUpdateBody } from './save-bodies.ts';
import { EMPTY_LOG, type ShotLog, type ShotLogAction, shotLogReducer } from './shot-log.ts';
import { detectedShot } from './testing.ts';

const SHOTS = [1, 2, 3, 4, 5, 6].map((second) => detectedShot(second));
const after = (...actions: ShotLogAction[]): ShotLog =>
  [{ type: 'detected', shots: SHOTS } as const, ...actions].reduce(shotLogReducer, EMPTY_LOG);
const keys = (...numbers: number[]) => numbers.map((number) => detectedShot(number).id);
const moments = (log: ShotLog) =>
  [log.shots, log.others].map((shots) => shots.map(({ rimSeconds }) => rimSeconds));

test.each<[what: string, actions: ShotLogAction[], mine: number[], theirs: number[]]>([
  ['all are the player’s', [], [1, 2, 3, 4, 5, 6], []],
  ['one is given away', [giveAway(keys(2))], [1, 3, 4, 5, 6], [2]],
  ['several, in the order of time', [giveAway(keys(5)), giveAway(keys(2, 3))], [1, 4, 6], [2, 3, 5]], // prettier-ignore
  ['one comes back to its place', [giveAway(keys(2, 3)), takeBack(keys(3))], [1, 3, 4, 5, 6], [2]],
  ['undone', [giveAway(keys(1, 2)), { type: 'undone' }], [1, 2, 3, 4, 5, 6], []],
])('whose shots: %s', (_what, actions, mine, theirs) => {
  const log = after(...actions);
  expect(moments(log)).toEqual([mine, theirs]);
  const body = toUpdateBody(log.shots, '', log.others);
  expect(body.shots).toHaveLength(mine.length);
  expect(body.othersShots ?? []).toEqual(keys(...theirs));
});

test('giving away nothing adds no step', () => {
  expect(after(giveAway([]), takeBack(keys(1))).steps).toHaveLength(0);
  expect(after(giveAway(keys(1, 2))).steps.at(-1)?.words).toBe('2 shots are somebody else’s');
});

test('a draft stores them', () => {
  const { shots, others } = after(giveAway(keys(2, 4)));
  const { shots: draft = [], othersShots } = toUpdateBody(shots, '', others);
  const restored = after({ type: 'restored', shots: draft, others: othersShots });
  expect(moments(restored)).toEqual([[1, 3, 5, 6], [2, 4]]); // prettier-ignore
});

test('the call of one is corrected, sent, undone, and stored in a draft', () => {
  const given = after(giveAway(keys(2, 4)));
  const [shot] = given.others;
  if (shot === undefined) throw new Error('Nobody else has a shot');
  const outcome = shot.outcome === 'made' ? 'missed' : 'made';
  const called = shotLogReducer(given, callOther(shot, outcome));
  const { shots = [], othersShots, othersReviewed } = toUpdateBody(called.shots, '', called.others);
  expect(othersReviewed).toMatchObject([{ id: shot.id, outcome, checked: true }, {}]);
  expect(shotLogReducer(called, { type: 'undone' }).others).toEqual(given.others);
  const draft = { type: 'restored', shots, others: othersShots, othersReviewed } as const;
  expect(after(draft).others.map((other) => other.outcome)).toEqual(
    called.others.map((other) => other.outcome),
  );
});

test('a call corrected before the shot was given away goes with it', () => {
  const [key = ''] = keys(3);
  const outcome = after().shots[2]?.outcome === 'made' ? 'missed' : 'made';
  const log = after({ type: 'called', key, outcome }, giveAway([key]));
  expect(toUpdateBody(log.shots, '', log.others).othersReviewed).toMatchObject([{ outcome }]);
});

test.each([
  [{ length: 2, players: 2, place: 1 }, [3, 4]],
  [{ length: 2, players: 2, place: 2 }, [1, 2, 5, 6]],
  [{ length: 1, players: 3, place: 2 }, [1, 3, 4, 6]],
  [{ length: 10, players: 2, place: 1 }, []],
])('taking turns, %o: %j belong to others', (turns, theirs) => {
  expect(othersByTurns(after().shots, turns).map(({ key }) => key)).toEqual(keys(...theirs));
});

const takersOf = ({ shots, others }: ShotLog) => toUpdateBody(shots, '', others).takers;
const [SAM, KIM] = ['sam', 'kim'];

test.each<[what: string, actions: ShotLogAction[], takers: ReturnType<typeof takersOf>]>([
  ['nobody', [giveAway(keys(2))], []],
  [
    'as they are given away',
    [giveAway(keys(2, 3), (key) => (key === keys(2)[0] ? SAM : KIM))],
    [
      { playerId: SAM, shots: keys(2) },
      { playerId: KIM, shots: keys(3) },
    ],
  ],
  [
    'afterwards',
    [giveAway(keys(2, 3)), nameTaker(keys(3), SAM, '')],
    [{ playerId: SAM, shots: keys(3) }],
  ],
  ['no more', [giveAway(keys(2), () => SAM), nameTaker(keys(2), null, '')], []],
  ['undone', [giveAway(keys(2)), nameTaker(keys(2), SAM, ''), { type: 'undone' }], []],
  [
    'taken back, and given away again',
    [giveAway(keys(2), () => SAM), takeBack(keys(2)), giveAway(keys(2))],
    [],
  ],
])('who took them: %s', (_what, actions, takers) => {
  expect(takersOf(after(...actions))).toEqual(takers);
});

test('a draft stores who took them, and an older one changes nothing', () => {
  const { shots, others } = after(giveAway(keys(2, 4), () => SAM));
  const { shots: draft = [], othersShots, takers } = toUpdateBody(shots, '', others);
  const restored = { type: 'restored', shots: draft, others: othersShots } as const;
  expect(takersOf(after({ ...restored, takers }))).toEqual(takers);
  expect(
    takersOf(
      after(
        giveAway(keys(2, 4), () => KIM),
        restored,
      ),
    ),
  ).toEqual([{ playerId: KIM, shots: keys(2, 4) }]);
});

test('turns name the taker of each shot', () => {
  const turns = othersByTurns(after().shots, { length: 2, players: 3, place: 1 });
  expect(turns.map(({ place }) => place)).toEqual([2, 2, 3, 3]);
});

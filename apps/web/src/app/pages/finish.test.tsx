import type { Finish, Reel } from '@hooplog/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, aWorkout } from '../../testing/fixtures.ts';
import { putIntoOutbox } from '../../lib/outbox/outbox.ts';
import { renderApp, type Answers } from '../../testing/render-app.tsx';

const NO_REEL: Reel = {
  state: 'none',
  progress: 0,
  durationSeconds: 42,
  url: null,
  refusal: null,
};

const FINISH: Finish = {
  workout: aWorkout(1, { source: 'video', countedOn: 'server' }),
  name: null,
  tags: [],
  shotData: [],
  records: [],
  lastTime: null,
  assignments: [],
  streakDays: 0,
  streakBefore: 0,
  badges: [],
  goals: [],
  posterUrl: null,
  reel: NO_REEL,
};
const API = `/api/workouts/${FINISH.workout.id}`;

const open = (finish: Partial<Finish>, more: Answers = {}) =>
  renderApp(`/workout/${FINISH.workout.id}/finish`, {
    'GET /api/auth/user': { status: 200, body: aUser() },
    [`GET ${API}/finish`]: { status: 200, body: { ...FINISH, ...finish } },
    ...more,
  });

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('the finish screen', () => {
  it('mentions shots without a place, and no zones if there are too few shots to judge', async () => {
    open({ shotData: [{ zone: 'zone_1_paint', made: 3, total: 9 }] });
    expect(await screen.findByText('1 shot without a place is not on the court.')).toBeTruthy();
    expect(screen.queryByText('Best and weakest zone')).toBeNull();
    expect(screen.getByText('60')).toBeTruthy();
  });

  it('does not mention places if no zone was used', async () => {
    open({ shotData: [] });
    await screen.findByText('60');
    expect(screen.queryByText(/without a place/)).toBeNull();
  });

  it.each([
    ['collapsed if there are neither', [], false],
    ['open if there is one of them', ['left hand'], true],
  ])('has name and tags in one row, %s', async (_, tags, isOpen) => {
    open({ tags });
    const row = (await screen.findByText('Add a name and tags')).closest('details');
    expect(row?.open).toBe(isOpen);
  });

  it('leads to exercises if minutes are missing', async () => {
    open({ goals: [{ kind: 'minutes', period: 'day', target: 30, value: 10, before: 10 }] });
    expect(await screen.findByText(/20 more minutes and today’s goal is reached/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Log exercises' });
    expect(link.getAttribute('href')).toBe('/manual-workout');
  });

  it('says that a difference may be luck', async () => {
    open({
      shotData: [
        { zone: 'zone_1_paint', made: 4, total: 5 },
        { zone: 'zone_5_free_throw', made: 2, total: 5 },
      ],
    });
    expect(await screen.findAllByText(/So far this could be luck/)).toHaveLength(2);
    expect(screen.getByText(/shots from .*your weakest zone today/)).toBeTruthy();
  });

  it.each([
    ['video', '/film'],
    ['manual', '/upload?tracking=true'],
  ] as const)('offers the next workout as this one was counted: %s', async (source, href) => {
    open({
      workout: aWorkout(1, { source }),
      shotData: [
        { zone: 'zone_1_paint', made: 4, total: 5 },
        { zone: 'zone_5_free_throw', made: 2, total: 5 },
      ],
    });
    const next = await screen.findByText(/your weakest zone today/);
    expect(next.parentElement?.querySelector('a')?.getAttribute('href')).toBe(href);
  });

  it.each([
    ['no goal', [], 'Set a goal'],
    [
      'a goal that is open',
      [{ kind: 'makes' as const, target: 10, value: 9, before: 9 }],
      'Film a workout',
    ],
    [
      'a goal that is reached',
      [{ kind: 'makes' as const, target: 9, value: 9, before: 0 }],
      'See your progress',
    ],
  ])('offers %s next', async (_, goals, link) => {
    open({ goals });
    expect(await screen.findByRole('link', { name: link })).toBeTruthy();
  });

  it.each<[string, Finish['lastTime'], string]>([
    [
      'a little better',
      { localDay: '2026-11-18', made: 5, totalShots: 10 },
      '10 points better than last time (50% of 10 shots on Nov 18).',
    ],
    [
      'much better',
      { localDay: '2026-11-18', made: 5, totalShots: 100 },
      '55 points better than last time (5% of 100 shots on Nov 18).',
    ],
    [
      'lower',
      { localDay: '2026-11-18', made: 9, totalShots: 10 },
      '30 points lower than last time (90% of 10 shots on Nov 18).',
    ],
    [
      'the same',
      { localDay: '2026-11-18', made: 3, totalShots: 5 },
      'The same as last time: 60% of 5 shots on Nov 18.',
    ],
  ])('compares with the last time: %s', async (_, lastTime, words) => {
    open({ lastTime });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  const MANY = aWorkout(1, { made: 60, totalShots: 100 });
  const beforeIt = (made: number) => ({ localDay: '2026-11-18', made, totalShots: 100 });
  const FEW = 'Few shots: most likely you shoot 31–83%.';
  it.each<[string, Partial<Finish>, string]>([
    ['few shots', {}, FEW],
    ['few shots, and a difference that is sure', { lastTime: beforeIt(5) }, FEW],
    [
      'a difference that is sure',
      { workout: MANY, lastTime: beforeIt(5) },
      'That is more than luck.',
    ],
    [
      'a difference that may be luck',
      { workout: MANY, lastTime: beforeIt(55) },
      'The difference could be luck.',
    ],
  ])('shows in one line how certain the numbers are: %s', async (_, finish, words) => {
    open(finish);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryAllByText(/Few shots|luck/)).toHaveLength(1);
  });

  it('subtracts the percentages as shown', async () => {
    // Shown as 73 % and 50 %; 72.7 % less 50.5 % are 22 points.
    open({
      workout: aWorkout(1, { made: 8, totalShots: 11 }),
      lastTime: { localDay: '2026-11-18', made: 51, totalShots: 101 },
    });
    expect(await screen.findByText(/^23 points better/)).toBeTruthy();
  });

  it.each<[string, Partial<Finish>, string]>([
    ['the first play', {}, 'Your first time: now there is something to beat.'],
    ['a record', { drillBest: 12 }, 'New record! Before: 12 shots'],
    ['after plays that ran out', { drillBest: null }, 'New record! Before: Not done in 100 shots'],
    ['the same again', { drillBest: 9 }, 'Your record: 9 shots'],
    ['a worse play', { drillBest: 7 }, 'Your record: 7 shots'],
  ])('shows the result of a drill: %s', async (_, rest, words) => {
    const drill = { key: 'around-the-world', name: 'Around the World', result: 9 };
    open({ workout: aWorkout(1, { drill, source: 'manual' }), ...rest });
    const card = await screen.findByRole('region', { name: 'Around the World' });
    expect(card.textContent).toContain('9 shots');
    expect(card.textContent).toContain(words);
    const again = await screen.findByRole('link', { name: 'Play again' });
    expect(again.getAttribute('href')).toBe('/upload?tracking=true&drill=around-the-world');
  });

  it('says that a film does not complete its drill, and leads to its shots', async () => {
    const openDrill = { key: 'mikan', name: 'Mikan Drill' };
    open({ workout: aWorkout(1, { openDrill, source: 'video', countedOn: 'live' }) });
    const card = await screen.findByRole('region', { name: 'Mikan Drill' });
    expect(card.textContent).toContain('Your film is not the whole drill yet.');
    const links = within(card).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...[`/workout/${FINISH.workout.id}`, '/film?drill=mikan'],
    ]);
  });

  it.each([
    [5, 'Target reached: 5 shots'],
    [6, 'Target: 5 shots'],
  ])('says whether %s shots reach the target of an own drill', async (result, words) => {
    const key = 'own-m3-t5-1e13-Line';
    open({ workout: aWorkout(1, { drill: { key, name: 'Line', result }, source: 'manual' }) });
    const card = await screen.findByRole('region', { name: 'Line' });
    expect(card.textContent).toContain(words);
  });

  it('shows the result of a drill waiting on the device, without records', async () => {
    putIntoOutbox(aUser().id, 'k1', {
      workout: {
        ...{ workoutDate: '2026-11-20T18:05:00Z', totalShots: 7, made: 7, missed: 0 },
        ...{ outcomes: 'ooooooo', drill: 'around-the-world' },
      },
      shotData: [],
    });
    renderApp('/workout/k1/finish', { 'GET /api/auth/user': { status: 200, body: aUser() } });
    const card = await screen.findByRole('region', { name: 'Around the World' });
    expect(card.textContent).toContain('7 shots');
    expect(card.textContent).not.toMatch(/record|first time/i);
  });

  it('shows no comparison for the first workout', async () => {
    open({});
    await screen.findByText('60');
    expect(screen.queryByText(/last time/)).toBeNull();
  });

  it('shows what the workout adds to each goal', async () => {
    open({
      goals: [
        { kind: 'makes', target: 10, value: 12, before: 3 },
        { kind: 'shots', target: 100, value: 40, before: 25 },
        { kind: 'accuracy', target: 50, value: 45, before: 40 },
      ],
    });
    const rows = (await screen.findByText('12 of 10 makes')).closest('ul')?.querySelectorAll('li');
    expect([...(rows ?? [])].map(({ textContent }) => textContent)).toEqual([
      '12 of 10 makesGoal reached',
      '40 of 100 shots+15',
      '45% accuracy, goal 50%',
    ]);
  });

  it('celebrates a badge once', async () => {
    const badge = {
      id: FINISH.workout.id,
      name: 'Century',
      description: 'Take 100 shots',
      type: 'milestone' as const,
      requirement: 100,
      icon: 'Target',
      createdAt: FINISH.workout.createdAt,
    };
    const isAnimated = async () => {
      const name = await screen.findByText('Century');
      return name.closest('li')?.querySelector('.animate-award') != null;
    };
    const first = open({ badges: [badge] });
    expect(await isAnimated()).toBe(true);
    first.unmount();
    open({ badges: [badge] });
    expect(await isAnimated()).toBe(false);
  });

  it.each([
    ['does not exist', 404, 'It may have been deleted.'],
    ['could not be fetched', 503, 'Failed to fetch workout'],
  ])('leads back if the workout %s', async (_, status, text) => {
    open({}, { [`GET ${API}/finish`]: { status } });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('the reel', () => {
  it('is not mentioned if there is no video', async () => {
    open({ workout: aWorkout(1) });
    await screen.findByText('60');
    expect(screen.queryByText('Reel of your makes')).toBeNull();
  });

  it.each(['gone', 'no_makes'] as const)(
    'is not mentioned if it cannot be made: %s',
    async (refusalWhy) => {
      const body = { ...NO_REEL, refusal: 'In English.', refusalWhy };
      open({ reel: body }, { [`GET ${API}/reel`]: { status: 200, body } });
      await screen.findByText('60');
      expect(screen.queryByText('Reel of your makes')).toBeNull();
    },
  );

  it.each<[string, Partial<Reel>, string]>([
    [
      'whose video is on another device',
      { refusal: 'In English.', refusalWhy: 'on_device' },
      'The video of this workout stayed on the device that counted it',
    ],
    ['that waits', { state: 'queued' }, 'Your reel is waiting for its turn.'],
    ['that is cut', { state: 'making', progress: 0.4 }, 'Building your reel…'],
    ['that failed', { state: 'failed' }, 'The reel could not be made.'],
  ])('%s is reported', async (_, reel, words) => {
    const body = { ...NO_REEL, ...reel };
    open({ reel: body }, { [`GET ${API}/reel`]: { status: 200, body } });
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  });

  it('is requested, and offered when it is ready', async () => {
    const ready = { ...NO_REEL, state: 'ready' as const, url: `${API}/reel.mp4` };
    open(
      {},
      {
        [`GET ${API}/reel`]: { status: 200, body: NO_REEL },
        [`POST ${API}/reel`]: { status: 202, body: ready },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Make the reel' }));
    const link = await screen.findByRole('link', { name: 'Download Reel' });
    expect(link.getAttribute('href')).toBe(ready.url);
    expect(link.getAttribute('download')).toBe('hooplog-2026-11-20-makes.mp4');
    // The system's share sheet is offered only if it takes files.
    expect(screen.queryByRole('button', { name: 'Share Reel' })).toBeNull();
  });

  it('is passed to the system’s share sheet if that takes files', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => true, share }));
    const reel = { ...NO_REEL, state: 'ready' as const, url: `${API}/reel.mp4` };
    open(
      { reel },
      {
        [`GET ${API}/reel`]: { status: 200, body: reel },
        [`GET ${API}/reel.mp4`]: { status: 200, body: 'film' },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Share Reel' }));
    await expect.poll(() => share.mock.calls.length).toBe(1);
    const [[given]] = share.mock.calls as unknown as [[{ files: File[] }]];
    expect(given.files[0]).toMatchObject({
      name: 'hooplog-2026-11-20-makes.mp4',
      type: 'video/mp4',
    });
  });
});

describe('a workout waiting on the device', () => {
  afterEach(() => {
    localStorage.clear();
  });

  const waiting = (saved: { readonly timeZone?: string; readonly localDay?: string }) => {
    const workout = { workoutDate: '2026-11-20T22:30:00.000Z', totalShots: 1, made: 1, missed: 0 };
    putIntoOutbox(aUser().id, 'a-key', { workout: { ...workout, ...saved }, shotData: [] });
    renderApp('/workout/a-key/finish', {
      'GET /api/auth/user': { status: 200, body: aUser({ timeZone: 'America/New_York' }) },
    });
    return screen.findByText('Will be sent.');
  };

  it('keeps the day that it was saved with, wherever its player is by now', async () => {
    await waiting({ timeZone: 'Asia/Tokyo', localDay: '2026-11-21' });
    screen.getByText(/Nov 21/);
  });

  it('has the day of its time zone if it was saved without a day', async () => {
    await waiting({ timeZone: 'Asia/Tokyo' });
    screen.getByText(/Nov 21/);
  });
});

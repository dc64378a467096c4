import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aChallenge, aChallengeStanding } from '../../testing/challenge-fixtures.ts';
import { aUser } from '../../testing/fixtures.ts';
import { type Answers, bodyOf, callsTo, ok, renderApp } from '../../testing/render-app.tsx';
import { aGroup, GROUP_ID } from '../../testing/squad-fixtures.ts';

const API = `/api/groups/${GROUP_ID}`;
const LIST = `GET ${API}/challenges`;
const ITS = `${API}/challenges/${aChallenge().id}`;

const ANN = aChallengeStanding(2, 'Ann', 40, { rank: 1 });
const MAYA = aChallengeStanding(1, 'Maya', 12, { rank: 2 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(changes: Answers = {}) {
  const view = renderApp(`/groups/${GROUP_ID}?tab=challenges`, {
    'GET /api/auth/user': ok(aUser()),
    [`GET ${API}`]: ok(aGroup()),
    [LIST]: ok([]),
    ...changes,
  });
  await screen.findByRole('region', { name: 'Challenges' });
  return view;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the challenges of a squad', () => {
  it('show what counts, how long, and the standings', async () => {
    const third = aChallengeStanding(3, 'Jo', 0, { rank: null });
    await show({ [LIST]: ok([aChallenge({ isJoined: true, standings: [ANN, MAYA, third] })]) });
    const list = await screen.findByRole('list', { name: 'Standings' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rank 1AAnn40 makes', 'Rank 2MMaya (you)12 makes', 'Not ranked–JJoNo makes yet']);
    const card = list.closest('li[class]')?.textContent;
    expect(card).toContain('Most makes3 days leftNov 20 – Nov 26');
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('show five and oneself, and all by a tap', async () => {
    const standings = Array.from({ length: 8 }, (_, n) =>
      aChallengeStanding(n === 7 ? 1 : n + 2, `P${n}`, 50 - n, { rank: n + 1 }),
    );
    await show({ [LIST]: ok([aChallenge({ isJoined: true, standings })]) });
    const list = await screen.findByRole('list', { name: 'Standings' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    expect(list.textContent).toContain('P7 (you)');
    await press('Show all 8 members');
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
  });

  it('are joined by one tap, with a note above on what that shares', async () => {
    const call = `PUT ${ITS}/membership`;
    const view = await show({ [LIST]: ok([aChallenge({ standings: [ANN] })]), [call]: ok(aChallenge()) }); // prettier-ignore
    const words =
      'Members of this squad see your makes of these days, and nobody else does. You can leave at any time.';
    expect(await screen.findByText(words)).toBeTruthy();
    await press('Join');
    await waitFor(() => {
      expect(callsTo(view, call)).toHaveLength(1);
      expect(callsTo(view, LIST)).toHaveLength(2);
    });
  });

  it('are refetched when the page is shown again', async () => {
    const view = await show({ [LIST]: ok([aChallenge()]) });
    await screen.findByText('Nobody takes part yet. Be the first.');
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    focusManager.setFocused(undefined);
    await waitFor(() => {
      expect(callsTo(view, LIST)).toHaveLength(2);
    });
  });

  it.each([
    [[ANN, MAYA], 'Ann won.'],
    [[], 'Nobody has a result, so nobody won.'],
  ])('show who won, and start the next one by one tap', async (standings, words) => {
    const call = `POST ${ITS}/next`;
    const over = aChallenge({ state: 'over', lastDay: '2026-11-22', isJoined: true, standings });
    const view = await show({ [LIST]: ok([over]), [call]: { status: 201, body: aChallenge() } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/^The same again, Nov 23 – Nov 25\? You take part\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    await press('Start the Next One');
    await waitFor(() => {
      expect(callsTo(view, call)).toHaveLength(1);
    });
  });

  it('propose no next one if there is one', async () => {
    await show({ [LIST]: ok([aChallenge({ state: 'over', hasNext: true, standings: [ANN] })]) });
    await screen.findByText('Ann won.');
    expect(screen.queryByRole('button', { name: 'Start the Next One' })).toBeNull();
  });

  it.each([
    ['End Today', 'End It Today', `POST ${ITS}/end`, ok(aChallenge())],
    ['Delete', 'Delete Challenge', `DELETE ${ITS}`, { status: 204 }],
  ])('%s asks for confirmation', async (button, deed, call, answer) => {
    const view = await show({ [LIST]: ok([aChallenge({ mayManage: true })]), [call]: answer });
    await press('More: Most makes');
    await press(button);
    expect(callsTo(view, call)).toHaveLength(0);
    await press(deed);
    await waitFor(() => {
      expect(callsTo(view, call)).toHaveLength(1);
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('lead to the drill', async () => {
    const drill = { key: 'mikan', name: 'Mikan Drill' };
    await show({ [LIST]: ok([aChallenge({ kind: 'drill', drill, isJoined: true })]) });
    const link = await screen.findByRole('link', { name: 'Play the Drill' });
    expect(link.getAttribute('href')).toBe('/upload?tracking=true&drill=mikan');
  });

  it('explain themselves while there are none', async () => {
    await show();
    expect(await screen.findByText('No challenges yet')).toBeTruthy();
  });

  it('offer a retry when they could not be loaded', async () => {
    await show({ [LIST]: { status: 503 } });
    expect(await screen.findByText('The challenges could not be loaded')).toBeTruthy();
  });
});

describe('starting a challenge', () => {
  const CALL = `POST ${API}/challenges`;
  const choose = async (kind: string) =>
    userEvent.selectOptions(await screen.findByLabelText('What counts'), kind);
  const sentBy = (view: ReturnType<typeof renderApp>) =>
    callsTo(view, CALL).map(([, init]) => bodyOf(init));
  const WEEK = { firstDay: '2026-11-23', lastDay: '2026-11-29' };
  const NEW = { name: null, drill: null, minShots: null, filmedOnly: false, ...WEEK };

  async function open(changes: Answers = {}) {
    const view = await show({ [CALL]: { status: 201, body: aChallenge() }, ...changes });
    await press('Start a Challenge');
    return view;
  }

  it('defaults to a week of makes from today', async () => {
    const view = await open();
    await press('Start Challenge');
    await waitFor(() => {
      expect(sentBy(view)).toEqual([{ ...NEW, kind: 'makes' }]);
    });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(new Headers(callsTo(view, CALL)[0]?.[1].headers).get('idempotency-key')).toMatch(/^.{32}$/); // prettier-ignore
  });

  it('asks how many shots a percentage needs', async () => {
    const view = await open();
    await choose('Best percentage');
    const field = await screen.findByLabelText('Shots needed');
    fireEvent.change(field, { target: { value: '9' } });
    await press('Start Challenge');
    expect(await screen.findByText('At least 10 attempts: fewer are luck')).toBeTruthy();
    fireEvent.change(field, { target: { value: '10' } });
    await userEvent.click(screen.getByLabelText(/^Filmed shots only/));
    await userEvent.type(screen.getByLabelText('Name (optional)'), 'Sharp');
    await press('Start Challenge');
    await waitFor(() => {
      expect(sentBy(view)).toEqual([
        { ...NEW, kind: 'percentage', minShots: 10, filmedOnly: true, name: 'Sharp' },
      ]);
    });
  });

  it('asks for a drill', async () => {
    const view = await open({ 'GET /api/drills/own': ok([]) });
    await choose('Best result in a drill');
    await press('Start Challenge');
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Choose a drill');
    await screen.findByRole('option', { name: 'Around the World' });
    await userEvent.selectOptions(screen.getByLabelText('Which drill'), 'Around the World');
    await press('Start Challenge');
    await waitFor(() => {
      expect(sentBy(view)).toEqual([{ ...NEW, kind: 'drill', drill: 'around-the-world' }]);
    });
  });

  it('repeats an unanswered call with the same key', async () => {
    const view = await open({ [CALL]: { status: 500 } });
    await press('Start Challenge');
    await screen.findByText('Failed to start the challenge');
    await press('Start Challenge');
    await waitFor(() => {
      const keys = callsTo(view, CALL).map(([, init]) => new Headers(init.headers).get('idempotency-key')); // prettier-ignore
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
    });
  });
});

describe('the overview of a squad', () => {
  async function line(challenges: readonly unknown[]) {
    renderApp(`/groups/${GROUP_ID}`, {
      'GET /api/auth/user': ok(aUser()),
      [`GET ${API}`]: ok(aGroup()),
      [`GET ${API}/feed`]: ok([]),
      [`GET ${API}/leaderboard`]: ok([]),
      [LIST]: ok(challenges),
    });
    return screen.findByRole('link', { name: /challenge|makes/i });
  }

  it('shows one’s standing in the challenge that ends next, and leads to it', async () => {
    const later = aChallenge({ id: ANN.user.id, lastDay: '2026-12-24' });
    const over = aChallenge({ id: MAYA.user.id, state: 'over', lastDay: '2026-11-22' });
    const link = await line([later, aChallenge({ standings: [ANN, MAYA] }), over]);
    await waitFor(() => {
      expect(link.textContent).toBe('Most makes3 days left2nd of 2 · 28 makes behind Ann');
    });
    await userEvent.click(link);
    expect(await screen.findByRole('region', { name: 'Challenges' })).toBeTruthy();
  });

  it('invites to one if there is none', async () => {
    const link = await line([aChallenge({ state: 'over', lastDay: '2026-11-22' })]);
    await waitFor(() => {
      expect(link.textContent).toBe('Start a challengeWho makes the most shots this week?');
    });
  });
});

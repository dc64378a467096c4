import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFeedWorkout, aMember, OWN_ID } from '../../testing/squad-fixtures.ts';
import { ok, callsTo } from '../../testing/render-app.tsx';
import { SQUAD_API, showSquad } from '../../testing/show-squad.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('this week in a squad', () => {
  const week = () => screen.findByRole('region', { name: 'This week' });

  it('shows who did what, oneself as You, with records', async () => {
    const records = [{ kind: 'made', value: 34 }] as const;
    const own = { ...aMember(1, 'Maya', 'owner').user, id: OWN_ID };
    await showSquad({
      [`GET ${SQUAD_API}/feed`]: ok([
        aFeedWorkout(1, { records: [...records] }),
        {
          kind: 'badge',
          id: aFeedWorkout(2).id,
          user: own,
          at: aFeedWorkout(2).at,
          reactions: [],
          badge: { name: 'Hat Trick', icon: 'Flame' },
        },
      ]),
    });
    const [first, second] = await within(await week()).findAllByText(/^Made|^Earned/);
    expect(first?.closest('li')?.textContent).toMatch(
      /^AAnn.* agoMade 34 of 50 shotsMost makes in a workout: 3468%/,
    );
    expect(second?.closest('li')?.textContent).toMatch(/^MYou.* agoEarned the badge Hat Trick/);
  });

  it('explains itself while empty, and leads to the sharing settings', async () => {
    await showSquad();
    expect(await within(await week()).findByText('Nothing this week yet')).toBeTruthy();
    const link = within(await week()).getByRole('link', { name: 'What you share' });
    expect(link.getAttribute('href')).toBe('/profile#squad-sharing');
  });

  it('is refetched when the page is shown again', async () => {
    const view = await showSquad({ [`GET ${SQUAD_API}/feed`]: ok([aFeedWorkout(1)]) });
    await within(await week()).findByText('Made 34 of 50 shots');
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    focusManager.setFocused(undefined);
    await waitFor(() => {
      expect(callsTo(view, `GET ${SQUAD_API}/feed`)).toHaveLength(2);
    });
  });

  it('loads further pages', async () => {
    const link = `<${SQUAD_API}/feed?cursor=c1>; rel="next"`;
    await showSquad({
      [`GET ${SQUAD_API}/feed`]: { status: 200, body: [aFeedWorkout(1)], headers: { link } },
      [`GET ${SQUAD_API}/feed?cursor=c1`]: ok([aFeedWorkout(2)]),
    });
    const deeds = async () => within(await week()).getAllByText('Made 34 of 50 shots');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(async () => {
      expect(await deeds()).toHaveLength(2);
    });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  const FIRE = `${SQUAD_API}/feed/${aFeedWorkout(1).id}/reactions/fire`;
  const fire = (name: RegExp) => screen.findByRole('button', { name });

  it('a tap adds a reaction, shown before the server answers, and another tap removes it', async () => {
    const [others, all] = [2, 3].map((count) => ({ reaction: 'fire', count, isOwn: count === 3 }));
    const view = await showSquad({
      [`GET ${SQUAD_API}/feed`]: ok([aFeedWorkout(1, { reactions: [others] as never })]),
      [`PUT ${FIRE}`]: ok(all),
      [`DELETE ${FIRE}`]: ok(others),
    });
    const button = await fire(/^On fire: 2 players$/);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    await fire(/^On fire: you and 2 others$/);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => {
      expect(callsTo(view, `PUT ${FIRE}`)).toHaveLength(1);
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await fire(/^On fire: 2 players$/);
    expect(callsTo(view, `DELETE ${FIRE}`)).toHaveLength(1);
  });

  it('removes a reaction that failed to save, and reports it', async () => {
    await showSquad({
      [`GET ${SQUAD_API}/feed`]: ok([aFeedWorkout(1)]),
      [`PUT ${FIRE}`]: { status: 503 },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More reactions' }));
    await userEvent.click(await fire(/^On fire: nobody yet$/));
    expect(await screen.findByText('Failed to react')).toBeTruthy();
    await fire(/^On fire: nobody yet$/);
  });

  it('offers one reaction, the others behind a button, and none for one’s own items', async () => {
    await showSquad({
      [`GET ${SQUAD_API}/feed`]: ok([
        aFeedWorkout(1),
        aFeedWorkout(2, { user: { ...aFeedWorkout(2).user, id: OWN_ID } }),
      ]),
      [`PUT ${FIRE}`]: ok({ reaction: 'fire', count: 1, isOwn: true }),
      [`DELETE ${FIRE}`]: ok({ reaction: 'fire', count: 0, isOwn: false }),
    });
    const [theirs, own] = await within(await week()).findAllByRole('listitem');
    const names = (row: HTMLElement | undefined) =>
      row === undefined
        ? []
        : within(row)
            .getAllByRole('button')
            .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    const reply = expect.stringMatching(/^Reply: /) as string;
    expect(names(theirs)).toEqual(['Thumbs up: nobody yet', 'More reactions', reply]);
    expect(names(own)).toEqual([reply]);
    await userEvent.click(screen.getByRole('button', { name: 'More reactions' }));
    await userEvent.click(await fire(/^On fire: nobody yet$/));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^Strong/ })).toBeNull();
    });
    const given = await fire(/^On fire: you$/);
    fireEvent.click(given);
    expect(await fire(/^On fire: nobody yet$/)).toBe(given);
  });

  it('offers a retry when it could not be loaded', async () => {
    await showSquad({ [`GET ${SQUAD_API}/feed`]: { status: 503 } });
    expect(await screen.findByText('This week could not be loaded')).toBeTruthy();
    expect(within(await week()).getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

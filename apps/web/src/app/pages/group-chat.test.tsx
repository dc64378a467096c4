import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aMessage } from '../../testing/fixtures.ts';
import { bodyOf, callsTo, ok } from '../../testing/render-app.tsx';
import {
  aFeedWorkout,
  aGroup,
  aMember,
  aPlayer,
  GROUP_ID,
  OWN_ID,
} from '../../testing/squad-fixtures.ts';
import { SQUAD_API, showSquad, press, pressInDialog } from '../../testing/show-squad.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the chat of a squad', () => {
  const CHAT = `/api/messages?group=${GROUP_ID}`;
  const ann = aMember(2, 'Ann', 'member').user;
  const theirs = aMessage(1, {
    userId: ann.id,
    user: ann,
    content: 'Well done',
    about: { kind: 'workout', user: aPlayer(1, 'Maya') },
  });

  it('replies to a feed item, which it shows until the reply is sent', async () => {
    const own = { userId: OWN_ID, about: { kind: 'workout' as const, user: ann } };
    const view = await showSquad({
      [`GET ${SQUAD_API}/feed`]: ok([aFeedWorkout(1)]),
      [`GET ${CHAT}`]: ok([]),
      'POST /api/messages': { status: 201, body: aMessage(2, { ...own, content: 'Great!' }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Reply: Ann, Made 34/ }));
    expect(await screen.findByText('Replying to Ann’s workout')).toBeTruthy();
    const field = screen.getByPlaceholderText('Type a message...');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'Great!{Enter}');
    await waitFor(() => {
      expect(screen.queryByText('Replying to Ann’s workout')).toBeNull();
    });
    expect(bodyOf(callsTo(view, 'POST /api/messages')[0]?.[1])).toEqual({
      content: 'Great!',
      groupId: GROUP_ID,
      about: aFeedWorkout(1).id,
    });
  });

  it.each([
    ['the owner', 'owner', 1],
    ['a member', 'member', 0],
  ] as const)('lets %s remove what others wrote: %s', async (_, role, buttons) => {
    await showSquad(
      { [`GET ${SQUAD_API}`]: ok(aGroup({ role })), [`GET ${CHAT}`]: ok([theirs]) },
      'Chat',
    );
    expect((await screen.findByText('Well done')).textContent).toBe('On your workoutWell done');
    await press('More: Well done');
    expect(
      await screen.findByRole('button', { name: 'Report message', hidden: true }),
    ).toBeTruthy();
    const remove = { name: 'Remove message', hidden: true };
    expect(screen.queryAllByRole('button', remove)).toHaveLength(buttons);
  });

  it('shows on the tab how many messages are new', async () => {
    await showSquad({ [`GET ${SQUAD_API}`]: ok(aGroup({ unreadMessages: 3 })) });
    expect(await screen.findByRole('tab', { name: 'Chat 3 new' })).toBeTruthy();
  });

  it('marks new messages as read, and refetches the squad', async () => {
    const view = await showSquad(
      {
        [`GET ${SQUAD_API}`]: ok(aGroup({ unreadMessages: 1 })),
        [`GET ${CHAT}`]: ok([{ ...theirs, isNew: true }]),
        'PUT /api/messages/read': { status: 204 },
      },
      'Chat 1 new',
    );
    expect(await screen.findByText('New')).toBeTruthy();
    await waitFor(() => {
      expect(callsTo(view, `GET ${SQUAD_API}`).length).toBeGreaterThan(1);
    });
    const [[, init] = []] = callsTo(view, 'PUT /api/messages/read');
    expect(bodyOf(init)).toEqual({ groupId: GROUP_ID, until: theirs.createdAt });
  });

  it('shows the author that the owner removed a message', async () => {
    const removed = { ...theirs, userId: OWN_ID, removedAt: theirs.createdAt };
    await showSquad({ [`GET ${CHAT}`]: ok([removed]) }, 'Chat');
    expect(await screen.findByText(/^This message was removed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^More: Well done/ })).toBeNull();
  });

  it('shows the owner who removed what', async () => {
    const log = `${SQUAD_API}/removed-messages`;
    await showSquad(
      {
        [`GET ${CHAT}`]: ok([]),
        [`GET ${log}`]: ok([
          {
            ...{ id: theirs.id, content: 'Rude', createdAt: theirs.createdAt, user: ann },
            ...{ removedAt: theirs.createdAt, removedBy: null },
          },
        ]),
      },
      'Chat',
    );
    await press('More: Tigers');
    await pressInDialog('Removed messages');
    expect(await screen.findByText('Rude')).toBeTruthy();
    expect(screen.getByText(/^Removed by a former owner or an operator, /)).toBeTruthy();
  });

  it('is closed to users who are too young', async () => {
    const body = { message: 'x', code: 'forbidden', requestId: 'r1' };
    await showSquad({ [`GET ${CHAT}`]: { status: 403, body } }, 'Chat');
    expect(await screen.findByText('The chat is not open for you yet')).toBeTruthy();
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
  });
});

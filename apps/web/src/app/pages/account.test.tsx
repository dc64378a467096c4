import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, noStats } from '../../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../../testing/render-app.tsx';

const TOKEN = 'a-token-of-a-mailed-link';
const DEADLINE = '2026-12-05T12:00:00.000Z';

const AROUND: Answers = {
  'GET /api/auth/user': ok(aUser()),
  'GET /api/stats': ok(noStats()),
  'GET /api/invitations/pending/count': ok({ count: 0 }),
  'GET /api/auth/sessions': ok([]),
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('deleting the account', () => {
  it('asks for a typed word, then clears this device’s storage', async () => {
    const assign = vi.fn();
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
    localStorage.setItem('hooplog.outbox.someone', '[]');
    localStorage.setItem('hooplog.theme', 'dark');
    const { server } = renderApp('/profile', { ...AROUND, 'DELETE /api/user': { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Account' }));
    const last = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Delete My Account for Good',
      hidden: true,
    });
    const field = screen.getByLabelText('Type DELETE to confirm');
    await userEvent.type(field, 'delet');
    expect(last.disabled).toBe(true);
    await userEvent.clear(field);
    await userEvent.type(field, 'DELETE');
    await userEvent.click(last);
    await waitFor(() => {
      expect(assign).toHaveBeenCalledWith('/');
    });
    const sent = server.mock.calls.find(([, init]) => init.method === 'DELETE');
    expect(sent?.[1].body).toBe(JSON.stringify({ confirmation: 'DELETE' }));
    expect(localStorage.getItem('hooplog.outbox.someone')).toBeNull();
    expect(localStorage.getItem('hooplog.theme')).toBe('dark');
  });
});

describe('a child without consent', () => {
  const child: Answers = {
    ...AROUND,
    'GET /api/auth/user': ok(aUser({ awaitsParent: 1 })),
    'GET /api/user/parental-consent': ok({
      parentEmail: null,
      deadline: DEADLINE,
      canAsk: true,
    }),
  };

  it.each(['/', '/heatmap', '/profile'])(
    'is redirected from %s to the question for a parent',
    async (path) => {
      const { router } = renderApp(path, child);
      expect(await screen.findByText(/You have until Dec 5, 2026/)).toBeTruthy();
      expect(router.state.location.pathname).toBe('/waiting');
    },
  );

  it('names a parent, and then waits', async () => {
    renderApp('/waiting', {
      ...child,
      'POST /api/user/parental-consent': ok({
        parentEmail: 'mum@example.com',
        deadline: DEADLINE,
        canAsk: true,
      }),
    });
    const field = await screen.findByLabelText('E-mail of a parent');
    await userEvent.type(field, 'mum');
    await userEvent.click(screen.getByRole('button', { name: 'Ask My Parent' }));
    expect(await screen.findByText('Please enter a valid e-mail address')).toBeTruthy();
    await userEvent.type(field, '@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Ask My Parent' }));
    expect(await screen.findByText(/We have asked mum@example.com/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask Again' })).toBeTruthy();
  });
});

const KIM = {
  id: '01900000-0000-7000-8000-000000000077',
  name: 'Kim',
  email: 'kim@example.com',
  grantedAt: DEADLINE,
  week: { week: '2026-11-22', made: 24, totalShots: 40, workoutCount: 2, minutes: 0 },
  trainedDays: 2,
  sharesBadges: true,
  mayJoin: true,
  squads: [{ id: '01900000-0000-7000-8000-000000000078', name: 'Tigers', memberCount: 4 }],
  challenges: [
    {
      id: '01900000-0000-7000-8000-000000000080',
      kind: 'makes',
      squadId: '01900000-0000-7000-8000-000000000078',
      squadName: 'Tigers',
      lastDay: '2026-12-03',
    },
  ],
  teams: [],
  told: [
    {
      id: '01900000-0000-7000-8000-000000000079',
      text: 'Elbow in',
      coachName: 'Rivera',
      createdAt: DEADLINE,
    },
  ],
} as const;

describe('the page of a parent', () => {
  const question = {
    childName: 'Kim',
    childEmail: 'kim@example.com',
    status: 'waiting',
    deadline: DEADLINE,
  };
  const path = `/api/parental-consents/${TOKEN}`;

  it('agrees, and then offers to withdraw', async () => {
    const answers: Record<string, Answers[string]> = {
      [`GET ${path}`]: ok(question),
      [`POST ${path}/grant`]: { status: 204 },
    };
    renderApp(`/consent/${TOKEN}`, answers);
    expect(await screen.findByText(/Kim \(kim@example.com\) is under 13/)).toBeTruthy();
    answers[`GET ${path}`] = ok({ ...question, status: 'granted' });
    answers[`GET ${path}/children`] = ok([KIM]);
    await userEvent.click(screen.getByRole('button', { name: 'I Am a Parent, and I Agree' }));
    expect(await screen.findByText(/You agreed that Kim/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Withdraw and Delete the Account' })).toBeTruthy();
  });

  it('lists what is shared with whom, and stops it', async () => {
    const child = `${path}/children/${KIM.id}`;
    const { server } = renderApp(`/consent/${TOKEN}`, {
      [`GET ${path}`]: ok({ ...question, status: 'granted' }),
      [`GET ${path}/children`]: ok([KIM]),
      [`PATCH ${child}`]: { status: 204 },
      [`DELETE ${child}/challenges/${KIM.challenges[0].id}`]: { status: 204 },
      [`DELETE ${child}/squads/${KIM.squads[0].id}`]: { status: 204 },
    });
    const kim = within(await screen.findByRole('region', { name: 'Kim' }));
    expect(kim.getByText('2 days this week · 40 shots, 60% made')).toBeTruthy();
    expect(kim.getByText('Most makes in Tigers')).toBeTruthy();
    expect(kim.getByText(/^Until Thursday, Dec 3\./)).toBeTruthy();
    expect(kim.getByText('Elbow in')).toBeTruthy();
    const press = async (name: string) => {
      const control = kim.getByRole<HTMLInputElement>('switch', { name });
      await waitFor(() => {
        expect(control.disabled).toBe(false);
      });
      await userEvent.click(control);
    };
    await press('Kim may join squads, teams and challenges');
    await press('Squads see the badges of Kim');
    const takeOut = async (name: string, question: string) => {
      await userEvent.click(kim.getByRole('button', { name: `Remove: ${name}` }));
      expect(screen.getByText(question)).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Remove', hidden: true }));
      await waitFor(() => {
        expect(screen.queryByText(question)).toBeNull();
      });
    };
    await takeOut('Squad Tigers · 4 members', 'Take Kim out of Tigers?');
    await takeOut('Most makes in Tigers', 'Take Kim out of Most makes?');
    const sent = server.mock.calls.flatMap(([url, { method, body }]) =>
      method === 'GET' || method === undefined ? [] : [[method, url, body]],
    );
    expect(sent).toEqual([
      ['PATCH', child, '{"mayJoin":false}'],
      ['PATCH', child, '{"sharesBadges":false}'],
      ['DELETE', `${child}/squads/${KIM.squads[0].id}`, null],
      ['DELETE', `${child}/challenges/${KIM.challenges[0].id}`, null],
    ]);
  });

  it('refuses after a confirmation', async () => {
    const { server } = renderApp(`/consent/${TOKEN}`, {
      [`GET ${path}`]: ok(question),
      [`POST ${path}/refuse`]: { status: 204 },
    });
    const name = 'Refuse and Delete the Account';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(server.mock.calls.some(([url]) => url.endsWith('/refuse'))).toBe(false);
    const [, confirm] = screen.getAllByRole('button', { name, hidden: true });
    if (confirm === undefined) throw new Error('no question was asked');
    await userEvent.click(confirm);
    expect(await screen.findByText('The account is deleted')).toBeTruthy();
  });

  it('says that a link is no longer valid, and where to ask', async () => {
    renderApp(`/consent/${TOKEN}`, {});
    expect(await screen.findByText(/This link no longer works/)).toBeTruthy();
    const contact = screen.getByRole('link', { name: 'Write to us' });
    expect(contact.getAttribute('href')).toBe('/contact');
  });
});

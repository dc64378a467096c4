import type { BackupState, OperatedUser, OperatorState, ReportedMessage } from '@hooplog/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../../testing/render-app.tsx';

const done = { status: 204 };

const ACCOUNT: OperatedUser = {
  id: '01910000-0000-7000-8000-000000000001',
  email: 'ann@example.com',
  name: 'Ann',
  createdAt: '2026-03-04T12:00:00.000Z',
  lastActiveDay: '2026-11-20',
  bytes: 12_345_678,
  isDisabled: false,
  isOperator: false,
};
const REPORT: ReportedMessage = {
  id: '01910000-0000-7000-8000-000000000002',
  content: 'You are a loser',
  reasons: ['bullying', 'spam'],
  reportedAt: '2026-11-20T12:00:00.000Z',
  author: { id: ACCOUNT.id, email: ACCOUNT.email, name: 'Ann' },
  squad: { id: '01910000-0000-7000-8000-000000000003', name: 'Tigers' },
  isGone: false,
};
const STATE: OperatorState = {
  versions: { hooplog: '0.1.0', node: '24.1.0', postgresql: '18.1' },
  storage: { kind: 'disk', hasRoom: true, freeBytes: 45_600_000_000 },
  jobs: [{ job: 'delete-files', state: 'failed', count: 1, age: 60 }],
  failed: [
    {
      id: '7',
      job: 'delete-files',
      tries: 25,
      error: 'disk away',
      failedAt: '2026-11-20T12:00:00Z',
    },
  ],
};

const BACKUPS: BackupState = {
  schedule: { folder: '/mnt/backups', kept: 7, nextAt: '2026-11-29T03:17:00Z' },
  isWaiting: false,
  running: null,
  last: {
    path: '/mnt/backups/hooplog-2026-11-28T031700Z',
    endedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    bytes: 12_300_000_000,
    missing: 0,
  },
  failed: null,
  isOld: false,
  restore: ['cd /opt/hooplog', 'npm run restore -- /mnt/backups/hooplog-2026-11-28T031700Z'],
};
const NO_BACKUPS: BackupState = { ...BACKUPS, last: null, isOld: true, restore: [] };

const show = (more: Answers = {}) =>
  renderApp('/operator', {
    'GET /api/auth/user': ok(aUser({ isOperator: true })),
    'GET /api/invitations/pending/count': ok({ count: 0 }),
    'GET /api/operator/reports': ok([]),
    'GET /api/operator/users': ok([ACCOUNT]),
    'GET /api/operator/circles': ok([]),
    'GET /api/operator/state': ok(STATE),
    'GET /api/operator/backups': ok(BACKUPS),
    'GET /api/operator/log': ok([]),
    ...more,
  });

/** The bodies sent to a path. */
const sentTo = (server: ReturnType<typeof renderApp>['server'], path: string) =>
  server.mock.calls
    .filter(([url, init]) => init.method === 'POST' && url.endsWith(path))
    .map(([, init]): unknown => (typeof init.body === 'string' ? JSON.parse(init.body) : null));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the operator’s page', () => {
  it('does not exist for other users', async () => {
    const { server } = show({ 'GET /api/auth/user': ok(aUser()) });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(server.mock.calls.filter(([url]) => url.includes('/api/operator'))).toEqual([]);
  });

  it('says that there are no reports', async () => {
    show();
    expect(await screen.findByText('No report waits')).toBeTruthy();
  });

  it('removes a reported message, with a reason', async () => {
    const { server } = show({
      'GET /api/operator/reports': ok([REPORT]),
      [`POST /api/operator/reports/${REPORT.id}`]: done,
    });
    const report = within(await screen.findByRole('tabpanel'));
    expect(await report.findByText('You are a loser')).toBeTruthy();
    expect(report.getByText(/Bullying or hate.*Spam or a scam/)).toBeTruthy();
    expect(report.getByText('In the chat of the squad Tigers')).toBeTruthy();
    await userEvent.click(report.getByRole('button', { name: 'Remove message' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove message' }));
    expect(await dialog.findByText('Give a reason: the people concerned can read it')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Insult');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove message' }));
    await expect
      .poll(() => sentTo(server, REPORT.id))
      .toEqual([{ act: 'remove_message', reason: 'Insult' }]);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Sign out', 'Sign out everywhere', 'sign_out', ACCOUNT],
    ['Disable', 'Disable account', 'disable', ACCOUNT],
    ['Enable', 'Enable account', 'enable', { ...ACCOUNT, isDisabled: true }],
    ['Delete', 'Delete account', 'delete', ACCOUNT],
  ] as const)('%s asks first, then does it', async (label, deed, act, account) => {
    const { server } = show({
      'GET /api/operator/users': ok([account]),
      [`POST /api/operator/users/${ACCOUNT.id}`]: done,
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Accounts' }));
    expect(await screen.findByText('Since Mar 4, 2026 · 12.3 MB stored')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: `${label}: ann@example.com` }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Asked for it');
    await userEvent.click(dialog.getByRole('button', { name: deed }));
    await expect.poll(() => sentTo(server, ACCOUNT.id)).toEqual([{ act, reason: 'Asked for it' }]);
  });

  it('cannot act on another operator', async () => {
    show({ 'GET /api/operator/users': ok([{ ...ACCOUNT, isOperator: true }]) });
    await userEvent.click(await screen.findByRole('tab', { name: 'Accounts' }));
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Operator')).toBeTruthy();
    expect(item.queryByRole('button')).toBeNull();
  });

  it('shows why an action was refused', async () => {
    show({
      [`POST /api/operator/users/${ACCOUNT.id}`]: {
        status: 404,
        body: { message: 'Account not found', code: 'not_found', requestId: 'x' },
      },
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Accounts' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText('Account not found')).toBeTruthy();
  });

  it('finds squads and teams by name, from two letters', async () => {
    const { server } = show({
      'GET /api/operator/circles': ok([
        { kind: 'team', id: ACCOUNT.id, name: 'Lions', leader: 'coach@example.com', members: 1, createdAt: ACCOUNT.createdAt }, // prettier-ignore
      ]),
      [`POST /api/operator/circles/${ACCOUNT.id}`]: done,
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Groups' }));
    const box = await screen.findByRole('searchbox', { name: 'Name of a squad or team' });
    await userEvent.type(box, 'l{Enter}');
    expect(await screen.findByText('Type at least two letters.')).toBeTruthy();
    await userEvent.type(box, 'i{Enter}');
    expect(await screen.findByText('Team of coach@example.com · 1 player')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Lions' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Spam');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove for good' }));
    await expect.poll(() => sentTo(server, ACCOUNT.id)).toEqual([{ kind: 'team', reason: 'Spam' }]);
  });

  it('shows the state, and retries a job', async () => {
    const { server } = show({ 'POST /api/operator/jobs/7': done });
    await userEvent.click(await screen.findByRole('tab', { name: 'State' }));
    for (const text of ['18.1', '45.6 GB', 'delete-files, given up', 'disk away'])
      expect(await screen.findByText(text), text).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: delete-files' }));
    await expect.poll(() => sentTo(server, '/jobs/7')).toHaveLength(1);
  });

  const backupsShown = async (state: BackupState, more: Answers = {}) => {
    const shown = show({ 'GET /api/operator/backups': ok(state), ...more });
    await userEvent.click(await screen.findByRole('tab', { name: 'State' }));
    const card = await screen.findByRole('region', { name: 'Backups' });
    await within(card).findByText(/Back up now|Backing up|BACKUP_DIR|about to begin/);
    return { ...shown, card };
  };

  it('shows the last backup, the next, and how to restore it', async () => {
    const { card } = await backupsShown(BACKUPS);
    for (const text of ['3 h ago', '12.3 GB', 'the newest 7']) within(card).getByText(text);
    expect(card.textContent).toContain('Next backup');
    expect(within(card).getByLabelText('Commands').textContent).toBe(BACKUPS.restore.join('\n'));
    expect(card.textContent).not.toContain('too old');
  });

  it.each<[string, BackupState, string]>([
    ['none are made', { ...NO_BACKUPS, schedule: null }, 'Nobody backs up this installation'],
    ['there is none yet', NO_BACKUPS, 'There is no backup yet'],
    ['one was missed', { ...BACKUPS, isOld: true }, 'at least one was missed'],
    [
      'files were lost',
      {
        ...BACKUPS,
        last: { path: '/b', endedAt: STATE.failed[0]?.failedAt ?? '', bytes: 1, missing: 2 },
      },
      '2 files that the database names were lost',
    ],
    [
      'the last failed',
      {
        ...BACKUPS,
        failed: { endedAt: '2026-11-28T03:17:00Z', problem: 'full', detail: 'ENOSPC' },
      },
      'There was no room left on the disk of the backups.',
    ],
    ['one waits', { ...BACKUPS, isWaiting: true }, 'The backup is about to begin.'],
    [
      'one is made',
      { ...BACKUPS, running: { startedAt: '2026-11-28T03:17:00Z', bytes: 5e8, totalBytes: 2e9 } },
      'Backing up: 500.0 MB of 2.0 GB',
    ],
    [
      'a dump is made',
      { ...BACKUPS, running: { startedAt: '2026-11-28T03:17:00Z', bytes: 5e8, totalBytes: null } },
      'Backing up: 500.0 MB so far',
    ],
  ])('says that %s', async (_what, state, words) => {
    const { card } = await backupsShown(state);
    expect(card.textContent).toContain(words);
    const offered = state.schedule !== null && !state.isWaiting && state.running === null;
    expect(within(card).queryByRole('button', { name: 'Back up now' }) !== null).toBe(offered);
  });

  it('makes a backup on request, and shows why it failed', async () => {
    const refusal = {
      message: 'A backup is already being made.',
      code: 'conflict',
      requestId: 'x',
    };
    const { server, card } = await backupsShown(BACKUPS, {
      'POST /api/operator/backups': { status: 409, body: refusal },
    });
    await userEvent.click(within(card).getByRole('button', { name: 'Back up now' }));
    await expect.poll(() => sentTo(server, '/operator/backups')).toHaveLength(1);
    expect(await screen.findByText('A backup is already being made.')).toBeTruthy();
  });

  it('shows the log of actions, with operator and reason', async () => {
    const entry = {
      id: REPORT.id,
      act: 'disable',
      about: null,
      createdAt: '2026-11-20T12:00:00.000Z',
    };
    show({
      'GET /api/operator/log': ok([
        { ...entry, reason: 'Stolen phone', operator: 'boss@example.com', user: 'ann@example.com' },
        { ...entry, id: ACCOUNT.id, act: 'delete', reason: 'Spam', operator: null, user: null },
      ]),
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Logbook' }));
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Account disabled');
    expect(first?.textContent).toContain('Stolen phone');
    expect(first?.textContent).toContain('By boss@example.com · about ann@example.com');
    expect(second?.textContent).toContain('about a deleted account');
  });
});

it('/data shows a player what operators did and why, and others no such card', async () => {
  const acts = [{ id: REPORT.id, act: 'remove_message', about: 'Rude', reason: 'An insult', createdAt: '2026-11-20T12:00:00.000Z' }]; // prettier-ignore
  const answers = {
    'GET /api/auth/user': ok(aUser()),
    'GET /api/invitations/pending/count': ok({ count: 0 }),
    'GET /api/calendar/feed': ok({ url: null }),
    'GET /api/user/operator-acts': ok(acts),
  };
  renderApp('/data', answers);
  const card = within(await screen.findByRole('region', { name: 'What the operator did' }));
  for (const text of ['Message removed', 'Rude', 'An insult']) {
    expect(card.getByText(text)).toBeTruthy();
  }
});

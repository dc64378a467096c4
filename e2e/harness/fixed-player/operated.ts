import type {
  BackupState,
  OperatedUser,
  OperatorLogEntry,
  OperatorState,
  ReportedMessage,
} from '@hooplog/contract';
import { idOf, JOINED, USER } from './numbers.ts';

/** Longer than a line of any phone, without a place to break it. */
const LONG_ADDRESS = `${'bartholomew.'.repeat(6)}longname@basketball-academy-of-the-county.example.org`;

const REPORTS: readonly ReportedMessage[] = [
  {
    id: idOf(70, 1),
    content: 'https://example.com/watch/aVeryLongAddressThatNobodyBreaksAnywhere/0123456789',
    reasons: ['spam', 'bullying'],
    reportedAt: '2026-03-18T14:00:00.000Z',
    author: { id: idOf(1, 2), email: LONG_ADDRESS, name: 'Bartholomew of the Second Row' },
    squad: { id: idOf(3, 1), name: 'Wednesday Night Shooters of Old Town' },
    isGone: false,
  },
  {
    id: idOf(70, 2),
    content: 'You are a loser',
    reasons: ['bullying'],
    reportedAt: '2026-03-17T14:00:00.000Z',
    author: { id: idOf(1, 3), email: 'rude@example.com', name: null },
    squad: null,
    isGone: true,
  },
];

const anAccount = (n: number, more: Partial<OperatedUser>): OperatedUser => ({
  ...{ id: idOf(1, n), email: `player${n}@example.com`, name: `Player ${n}`, createdAt: JOINED },
  ...{ lastActiveDay: '2026-03-17', bytes: 1_234_000_000, isDisabled: false, isOperator: false },
  ...more,
});

const ACCOUNTS: readonly OperatedUser[] = [
  anAccount(2, { email: LONG_ADDRESS, name: 'Bartholomew of the Second Row' }),
  anAccount(3, { email: 'rude@example.com', name: null, isDisabled: true, lastActiveDay: null }),
  anAccount(1, { email: USER.email, name: 'Maya', isOperator: true, bytes: 0 }),
];

const STATE: OperatorState = {
  versions: { hooplog: '1.0.0', node: '24.21.0', postgresql: '18.4' },
  storage: { kind: 'disk', hasRoom: true, freeBytes: 84_000_000_000 },
  jobs: [
    { job: 'analyse-video', state: 'ready', count: 12, age: 90 },
    { job: 'call-webhook', state: 'failed', count: 1, age: 4000 },
  ],
  failed: [
    {
      ...{ id: '17', job: 'call-webhook', tries: 25, failedAt: '2026-03-18T09:00:00.000Z' },
      error: `connect ECONNREFUSED https://example.com/${'hook/'.repeat(12)}`,
    },
  ],
};

const BACKUPS: BackupState = {
  schedule: { folder: '/backups', kept: 7, nextAt: '2026-03-19T03:00:00.000Z' },
  ...{ isWaiting: false, running: null, isOld: false },
  last: {
    path: '/srv/hooplog/backups/hooplog-2026-03-18T03-00-00Z',
    ...{ endedAt: '2026-03-18T03:02:00.000Z', bytes: 48_200_000_000, missing: 2 },
  },
  failed: {
    ...{ endedAt: '2026-03-18T12:00:00.000Z', problem: 'full' },
    detail: 'ENOSPC: no space left on device, write',
  },
  restore: ['npm run restore -- /srv/hooplog/backups/hooplog-2026-03-18T03-00-00Z'],
};

const LOG: readonly OperatorLogEntry[] = [
  {
    ...{ id: idOf(71, 2), act: 'disable', about: null, createdAt: '2026-03-18T15:00:00.000Z' },
    ...{ reason: 'Third insult in a week', operator: USER.email, user: LONG_ADDRESS },
  },
  {
    ...{
      id: idOf(71, 1),
      act: 'retry_job',
      about: 'call-webhook',
      createdAt: '2026-03-17T15:00:00.000Z',
    },
    ...{ reason: 'Their server is back', operator: null, user: null },
  },
];

/** The data of an operator's page. */
export const OPERATED: Readonly<Record<string, unknown>> = {
  '/api/operator/reports': REPORTS,
  '/api/operator/users': ACCOUNTS,
  '/api/operator/state': STATE,
  '/api/operator/backups': BACKUPS,
  '/api/operator/log': LOG,
};

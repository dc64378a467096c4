interface SaidNumber {
  /** The specification's words: a cell of the table in its section 9, or a sentence of a later decision. */
  readonly says: string;
  /** The value that a test checks. Milliseconds, bytes, pixels, and counts. */
  readonly is: number | string | readonly (number | string)[];
}

/** Section 9 of the specification, item by item: those that screens show. */
export const SCREEN_CONSTANTS = {
  'Max video size': { says: '500 MB (524288000 bytes)', is: 524_288_000 },
  'Accepted video formats': {
    says: 'MP4, MOV, AVI',
    is: ['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/*'],
  },
  'Heat map court zones': { says: '14', is: 14 },
  'Workout details court zones': { says: '9', is: 9 },
  'Recent workouts on dashboard': { says: '5', is: 5 },
  'Percentage highlight on workout card': { says: '50 or more', is: 50 },
  'Notes area': { says: '4 rows; card notes truncated at 2 lines', is: [4, 2] as const },
  'Counters minimum': { says: '0', is: 0 },
  'Heat map periods': {
    says: 'all (Lifetime, default), 7d, 30d, 60d, 90d, 180d (6 Months), 365d (1 Year)',
    is: [
      'all Lifetime',
      '7d 7 Days',
      '30d 30 Days',
      '60d 60 Days',
      '90d 90 Days',
      '180d 6 Months',
      '365d 1 Year',
    ],
  },
  'Accuracy colour thresholds': { says: '30, 40, 50, 60, 100 percent', is: [30, 40, 50, 60, 100] },
  'New manual exercise default': { says: 'Shooting, 30 minutes', is: ['Shooting', 30] as const },
  'Leaderboard Top n badge': { says: 'ranks 1 to 10', is: 10 },
  'Achievement progress cap': { says: '100 percent', is: 100 },
  'Pending-invite count refresh': { says: 'every 30 s', is: 30_000 },
  'Chat refresh': { says: 'every 5 s', is: 5000 },
  'Chat box height': { says: '600 px', is: '600px' },
  'Redirect delay after logout detection': { says: '500 ms', is: 500 },
  'Redirect delay after profile setup': { says: '100 ms', is: 100 },
  'Copied indicator': { says: '2 s', is: 2000 },
  'Toast limit': { says: '1 visible at a time', is: 1 },
  'Toast display duration': { says: '5000 ms (library default)', is: 5000 },
  'Toast swipe': { says: 'threshold 50 px, to the right', is: 50 },
  'Toast viewport hotkey': { says: 'F8', is: 'F8' },
} satisfies Readonly<Record<string, SaidNumber>>;

/** Items of section 9 that the server enforces. */
export const CALL_CONSTANTS = {
  'Minimum exercise duration': { says: '1 minute', is: 1 },
  'Display name max': { says: '50', is: 50 },
  'Height range': { says: '48 to 96 inches', is: [48, 96] as const },
  'Group name max / description max': { says: '100 / 500', is: [100, 500] as const },
  'Birthday bounds': { says: 'not before 1900-01-01, not in the future', is: '1900-01-01' },
  Defaults: {
    says: 'productUpdates 1, marketingEmails 0, isCoach 0, profileComplete 0, group visibility private',
    is: [1, 0, 0, 0, 'private'],
  },
} satisfies Readonly<Record<string, SaidNumber>>;

/** Items of section 9 that the program does not follow to the letter (decision 105). */
export const LEFT_ASIDE = ['Toast removal delay after dismissal', 'Data freshness'];

/** Limits that were decided where the specification is silent. */
export const DECIDED = {
  'characters of a message': { says: 'At most 1,000 characters a message', is: 1000 },
  'messages at once': { says: 'the newest 100 by default', is: 100 },
  'messages a minute': { says: '20 messages a minute per user', is: 20 },
  'players at once': { says: 'The first 100', is: 100 },
  'days of an invitation': { says: 'Invitations live 7 days', is: 7 },
  'shots of an accuracy badge': { says: 'an accuracy badge also needs 100 shots in all', is: 100 },
  'a sign-in code': { says: 'a 6-digit code, valid 10 minutes, 5 tries', is: [6, 10, 5] as const },
  'badges for shots': {
    says: 'shots 1, 100, 500, 1,000, 5,000, 10,000',
    is: [1, 100, 500, 1000, 5000, 10_000],
  },
  'badges for streaks': { says: 'streak 3, 7, 14, 30, 100', is: [3, 7, 14, 30, 100] },
  'badges for accuracy': { says: 'accuracy 40, 50, 60', is: [40, 50, 60] },
} satisfies Readonly<Record<string, SaidNumber>>;

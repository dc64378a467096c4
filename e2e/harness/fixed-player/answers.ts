import type { Page, Route } from '@playwright/test';
import { INBOX } from './inbox.ts';
import { OPERATED } from './operated.ts';
import {
  CONDITIONS,
  FLIGHTS,
  HEAT_MAP,
  NOW,
  PROGRESS,
  REVIEW,
  STATS,
  TREND,
  USER,
} from './numbers.ts';
import { COACHED } from './team.ts';
import {
  ACHIEVEMENT_ENTRIES,
  calendarMonth,
  EARLIER,
  EARNED,
  GOALS,
  HISTORY,
  WORKOUT,
} from './training.ts';

/** Delay of the answers, milliseconds. */
interface Delay {
  readonly delayMs: number;
}

const PLAIN: Readonly<Record<string, unknown>> = {
  '/api/auth/user': USER,
  '/api/stats': STATS,
  // Requested by the dashboard only, which shows the newest five.
  '/api/workouts/history': HISTORY.slice(0, 5),
  [`/api/workouts/${WORKOUT.id}`]: WORKOUT,
  [`/api/workouts/${EARLIER.id}`]: EARLIER,
  '/api/heatmap': HEAT_MAP,
  '/api/heatmap/without-zone': { made: 0, total: 0 },
  '/api/heatmap/kinds': [],
  '/api/challenges/ending': [],
  '/api/goals': GOALS,
  '/api/videos': [],
  '/api/places': [],
  '/api/progress': PROGRESS,
  '/api/progress/trend': TREND,
  '/api/progress/review': REVIEW,
  '/api/progress/conditions': CONDITIONS,
  '/api/progress/flights': FLIGHTS,
  '/api/drills/records': [
    { key: 'five-spot-50', best: 34, last: 29, played: 6 },
    { key: 'around-the-world', best: 12, last: null, played: 2 },
    { key: 'beat-the-pro', best: 4, last: -3, played: 3 },
  ],
  '/api/drills/own': [{ id: WORKOUT.id, key: 'own-f5x2-t14-0e1a2e1a-Wing_20to_20wing' }],
  '/api/achievements': ACHIEVEMENT_ENTRIES,
  '/api/user/achievements': EARNED,
  '/api/achievements/check': { newAchievements: [] },
  '/api/calendar/feed': { url: null },
  '/api/invitations/pending/count': { count: 0 },
  '/api/notifications': INBOX,
  '/api/notifications/unread/count': { count: 3 },
  '/api/notifications/read': null,
  '/api/team-invitations': [],
  '/api/trash': [
    {
      id: WORKOUT.id,
      kind: 'workout',
      name: 'Evening',
      localDay: '2026-03-10',
      made: 31,
      totalShots: 60,
      minutes: 0,
      videoId: null,
      bytes: 0,
      deletedAt: '2026-03-12T18:00:00.000Z',
      keptUntil: '2026-04-11T18:00:00.000Z',
    },
  ],
  ...OPERATED,
  ...COACHED,
  '/api/push': { publicKey: 'key', topics: null },
};

function answerTo(address: URL): unknown {
  const { pathname, searchParams } = address;
  if (pathname === '/api/calendar') return calendarMonth(searchParams.get('month') ?? '');
  return PLAIN[pathname];
}

async function answer(route: Route, { delayMs }: Delay): Promise<void> {
  const body = answerTo(new URL(route.request().url()));
  await new Promise((done) => setTimeout(done, delayMs));
  if (body !== undefined) return route.fulfill({ json: body });
  const error = { message: 'Not found', code: 'not_found', requestId: 'fixed' };
  return route.fulfill({ status: 404, json: error });
}

/**
 * Shows the page the fixed data of one player: the real client, with fixed answers to its calls. For journeys about
 * screens; others cover the calls.
 */
export async function showFixedPlayer(page: Page, pace: Delay = { delayMs: 0 }): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.route('**/api/**', (route) => answer(route, pace));
}

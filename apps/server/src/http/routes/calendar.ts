import { Readable } from 'node:stream';
import * as contract from '@hooplog/contract';
import type { FastifyRequest } from 'fastify';
import { presentCalendarFeed } from '../../presenters/icalendar.ts';
import { presentManualWorkoutDetails } from '../../presenters/manual-workouts.ts';
import { presentWorkout } from '../../presenters/workouts.ts';
import {
  createCalendarFeed,
  deleteCalendarFeed,
  findCalendarFeed,
} from '../../services/calendar/calendar-feed.ts';
import { getCalendarMonth } from '../../services/calendar/get-calendar-month.ts';
import { readCalendarFeed } from '../../services/calendar/read-calendar-feed.ts';
import type { AppContext } from '../../services/context.ts';
import { askedSite } from '../asked-site.ts';
import type { RegisterRoute } from '../route.ts';

const SUFFIX = '.ics';

export function calendarRoutes(route: RegisterRoute, context: AppContext): void {
  /** The feed's URL under the requested host; some calendar programs insist on the suffix. */
  const feedUrl = (request: FastifyRequest, token: string | null) =>
    token === null ? null : `${askedSite(request, context)}/api/calendar/feed/${token}${SUFFIX}`;

  route(contract.getCalendarMonth, async ({ user, query: { month } }) => {
    const found = await getCalendarMonth(context, user.id, month);
    return {
      month,
      workouts: found.workouts.map(presentWorkout),
      manualWorkouts: found.manualWorkouts.map(presentManualWorkoutDetails),
      summary: found.summary,
    };
  });

  route(contract.getCalendarFeed, async ({ user, request }) => ({
    url: feedUrl(request, await findCalendarFeed(context, user.id)),
  }));

  route(contract.createCalendarFeed, async ({ user, request }) => ({
    url: feedUrl(request, await createCalendarFeed(context, user.id)),
  }));

  route(contract.deleteCalendarFeed, async ({ user }) => {
    await deleteCalendarFeed(context, user.id);
    return undefined;
  });

  route(contract.readCalendarFeed, async ({ params: { token }, reply }) => {
    const secret = token.endsWith(SUFFIX) ? token.slice(0, -SUFFIX.length) : token;
    const feed = await readCalendarFeed(context, secret);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="hooplog.ics"')
      .send(Readable.from(presentCalendarFeed(feed.pages, feed.language)));
  });
}

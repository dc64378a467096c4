import * as contract from '@hooplog/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentEntry, presentOwnEntry } from '../../presenters/leaderboard.ts';
import type { AppContext } from '../../services/context.ts';
import { getOwnEntry } from '../../services/leaderboard/get-own-entry.ts';
import {
  FIRST_PAGE,
  isFirstPage,
  type LeaderboardCursor,
  listLeaderboard,
} from '../../services/leaderboard/list-leaderboard.ts';
import { coalesce } from '../../services/coalesce.ts';
import { cacheUntilWrite } from '../../services/cache-until-write.ts';
import { nextLink } from '../cursor.ts';
import { readLeaderboardCursor, writeLeaderboardCursor } from '../leaderboard-cursor.ts';
import { packAnswer, sendPacked } from '../packed-answer.ts';
import type { RegisterRoute } from '../route.ts';

/**
 * Builds the first page, ready to send. It is the same for everyone, so concurrent requests share one build.
 */
function firstPageOf(context: AppContext) {
  return coalesce(
    cacheUntilWrite(context, async () => {
      const { entries, next } = await listLeaderboard(context, FIRST_PAGE);
      return { packed: await packAnswer(entries.map(presentEntry)), next };
    }),
  );
}

function linkNext(request: FastifyRequest, reply: FastifyReply, next: LeaderboardCursor | null) {
  if (next) reply.header('link', nextLink(request.url, writeLeaderboardCursor(next)));
}

export function leaderboardRoutes(route: RegisterRoute, context: AppContext): void {
  const firstPage = firstPageOf(context);

  route(contract.listLeaderboard, async ({ query, request, reply }) => {
    const wanted = { limit: query.limit, cursor: readLeaderboardCursor(query.cursor) };
    if (isFirstPage(wanted)) {
      const { packed, next } = await firstPage();
      linkNext(request, reply, next);
      return sendPacked(request, reply, packed);
    }
    const { entries, next } = await listLeaderboard(context, wanted);
    linkNext(request, reply, next);
    return entries.map(presentEntry);
  });

  route(contract.getOwnLeaderboardEntry, async ({ user }) =>
    presentOwnEntry(await getOwnEntry(context, user)),
  );
}

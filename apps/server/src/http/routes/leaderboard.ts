import * as contract from '@hooplog/contract';
import { presentEntry, presentOwnEntry } from '../../presenters/leaderboard.ts';
import type { AppContext } from '../../services/context.ts';
import { getOwnEntry } from '../../services/leaderboard/get-own-entry.ts';
import {
  FIRST_PAGE,
  isFirstPage,
  listLeaderboard,
} from '../../services/leaderboard/list-leaderboard.ts';
import { shareNext } from '../../services/share-next.ts';
import { nextLink } from '../cursor.ts';
import { readLeaderboardCursor, writeLeaderboardCursor } from '../leaderboard-cursor.ts';
import type { RegisterRoute } from '../route.ts';

/** A page as it goes out. */
async function writePage(context: AppContext, wanted: Parameters<typeof listLeaderboard>[1]) {
  const { entries, next } = await listLeaderboard(context, wanted);
  const answer: contract.LeaderboardEntry[] = entries.map(presentEntry);
  return { body: Buffer.from(JSON.stringify(answer)), next };
}

export function leaderboardRoutes(route: RegisterRoute, context: AppContext): void {
  // The same for everybody: read and written once for all who ask for it at a time.
  const writeFirstPage = shareNext(() => writePage(context, FIRST_PAGE));

  route(contract.listLeaderboard, async ({ query, request, reply }) => {
    const wanted = { limit: query.limit, cursor: readLeaderboardCursor(query.cursor) };
    const { body, next } = await (isFirstPage(wanted)
      ? writeFirstPage()
      : writePage(context, wanted));
    if (next) reply.header('link', nextLink(request.url, writeLeaderboardCursor(next)));
    return reply.type('application/json; charset=utf-8').send(body);
  });

  route(contract.getOwnLeaderboardEntry, async ({ user }) =>
    presentOwnEntry(await getOwnEntry(context, user)),
  );
}

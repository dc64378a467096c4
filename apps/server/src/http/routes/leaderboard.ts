import * as contract from '@hooplog/contract';
import { presentEntry, presentOwnEntry } from '../../presenters/leaderboard.ts';
import type { AppContext } from '../../services/context.ts';
import { getOwnEntry } from '../../services/leaderboard/get-own-entry.ts';
import { listLeaderboard } from '../../services/leaderboard/list-leaderboard.ts';
import { nextLink } from '../cursor.ts';
import { readLeaderboardCursor, writeLeaderboardCursor } from '../leaderboard-cursor.ts';
import type { RegisterRoute } from '../route.ts';

export function leaderboardRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listLeaderboard, async ({ query, request, reply }) => {
    const { limit, cursor } = query;
    const page = await listLeaderboard(context, { limit, cursor: readLeaderboardCursor(cursor) });
    if (page.next) reply.header('link', nextLink(request.url, writeLeaderboardCursor(page.next)));
    return page.entries.map(presentEntry);
  });

  route(contract.getOwnLeaderboardEntry, async ({ user }) =>
    presentOwnEntry(await getOwnEntry(context, user)),
  );
}

import * as contract from '@hooplog/contract';
import { presentHistoryEntry } from '../../presenters/history.ts';
import type { AppContext } from '../../services/context.ts';
import { countHistory, listHistory } from '../../services/history/list-history.ts';
import { listTags } from '../../services/history/list-tags.ts';
import { nextLink, readCursor, writeCursor } from '../cursor.ts';
import type { RegisterRoute } from '../route.ts';

export function historyRoutes(route: RegisterRoute, context: AppContext): void {
  route(
    contract.listHistory,
    async ({ user, query, request, reply }) => {
      const { limit, cursor, ...filter } = query;
      const range = { limit, cursor: readCursor(cursor) };
      const { entries, next } = await listHistory(context, user.id, filter, range);
      if (next) reply.header('link', nextLink(request.url, writeCursor(next)));
      return entries.map(presentHistoryEntry);
    },
    { packed: true },
  );

  route(contract.listTags, ({ user }) => listTags(context, user.id));

  route(contract.countHistory, ({ user, query }) => countHistory(context, user.id, query));
}

import * as contract from '@hooplog/contract';
import { presentTrashed } from '../../presenters/trash.ts';
import type { AppContext } from '../../services/context.ts';
import { deleteTrashed, emptyTrash } from '../../services/trash/delete-trashed.ts';
import { restoreTrashed } from '../../services/trash/restore-trashed.ts';
import { listTrash } from '../../services/trash/trashed-rows.ts';
import { nextLink, readCursor, writeCursor } from '../cursor.ts';
import type { RegisterRoute } from '../route.ts';

export function trashRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listTrash, async ({ user, query, request, reply }) => {
    const { limit } = query;
    const after = readCursor(query.cursor);
    const cursor = after && { deletedAt: after.workoutDate, id: after.id };
    const { page, last } = await listTrash(context, user.id, { limit, cursor });
    if (last !== null) {
      const next = writeCursor({ workoutDate: last.deletedAt, id: last.id });
      reply.header('link', nextLink(request.url, next));
    }
    return page.map(presentTrashed);
  });

  route(contract.restoreTrashed, async ({ user, params }) => {
    await restoreTrashed(context, user.id, params.id);
    return undefined;
  });

  route(contract.deleteTrashed, async ({ user, params }) => {
    await deleteTrashed(context, user.id, params.id);
    return undefined;
  });

  route(contract.emptyTrash, async ({ user }) => {
    await emptyTrash(context, user.id);
    return undefined;
  });
}

import * as contract from '@hooplog/contract';
import { presentAnnouncement } from '../../presenters/announcements.ts';
import { createAnnouncement } from '../../services/announcements/create-announcement.ts';
import { deleteAnnouncement } from '../../services/announcements/delete-announcement.ts';
import { listAnnouncements } from '../../services/announcements/list-announcements.ts';
import type { AppContext } from '../../services/context.ts';
import { nextLink, readCursor, writeCursor } from '../cursor.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { RegisterRoute } from '../route.ts';

export function announcementRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listAnnouncements, async ({ user, params, query, request, reply }) => {
    const cursor = readCursor(query.cursor);
    const after = cursor && { id: cursor.id, createdAt: cursor.workoutDate };
    const { page, last } = await listAnnouncements(context, user, params.id, after);
    if (last !== null) {
      const { id, createdAt } = last.announcement;
      reply.header('link', nextLink(request.url, writeCursor({ id, workoutDate: createdAt })));
    }
    return page.map(presentAnnouncement);
  });

  route(contract.createAnnouncement, async ({ user, params, body, request }) => {
    const announcement = { ...body, idempotencyKey: idempotencyKey(request) };
    return presentAnnouncement(await createAnnouncement(context, user, params.id, announcement));
  });

  route(contract.deleteAnnouncement, async ({ user, params }) => {
    await deleteAnnouncement(context, user, params.id);
    return undefined;
  });
}

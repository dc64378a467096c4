import * as contract from '@hooplog/contract';
import { presentNotification } from '../../presenters/notifications.ts';
import type { AppContext } from '../../services/context.ts';
import { listNotifications } from '../../services/notifications/list-notifications.ts';
import {
  markNotificationRead,
  markNotificationsRead,
} from '../../services/notifications/mark-read.ts';
import { countUnread } from '../../services/notifications/read-news.ts';
import { nextLink } from '../cursor.ts';
import type { RegisterRoute } from '../route.ts';

export function notificationRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listNotifications, async ({ user, query, request, reply }) => {
    const { page, next } = await listNotifications(context, user, query.cursor);
    if (next !== null) reply.header('link', nextLink(request.url, next));
    return page.map(presentNotification);
  });

  route(
    contract.countUnreadNotifications,
    async ({ user, request }) => {
      const kinds = request.session?.unreadKinds;
      return { count: await countUnread(context.database, user, context.now(), kinds) };
    },
    { readWithSession: 'unreadKinds' },
  );

  route(contract.markNotificationRead, async ({ user, params }) => {
    await markNotificationRead(context, user.id, params.id);
    return undefined;
  });

  route(contract.markNotificationsRead, async ({ user, body }) => {
    await markNotificationsRead(context, user.id, body.upTo);
    return undefined;
  });
}

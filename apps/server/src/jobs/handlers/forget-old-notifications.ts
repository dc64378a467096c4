import { forgetOldNotifications } from '../../services/notifications/forget-old.ts';
import type { Handler } from '../handler.ts';

/** Keeps inboxes short. */
export const forgetOldNotificationsJob: Handler<'forget-old-notifications'> = {
  name: 'forget-old-notifications',
  run: async ({ database, now }) =>
    (await forgetOldNotifications(database, now())) > 0 ? 'done' : 'skipped',
};

import type { Notification } from '@hooplog/contract';

/** What one row of the inbox tells of: one notification, or several that say the same; the newest first. */
export type Told = readonly [Notification, ...Notification[]];

/** By what notifications are one row; those with an own id never are. What is unread is not hidden among what was read. */
function rowOf({ id, isRead, news }: Notification): string {
  switch (news.kind) {
    case 'squad_joined':
      return `joined ${news.squad.id} ${isRead}`;
    case 'badge_earned':
      return `badge ${isRead}`;
    default:
      return id;
  }
}

/** The rows of a list of notifications, newest first: each stands where its newest one does. */
export function mergeNews(list: readonly Notification[]): Told[] {
  const rows = new Map<string, [Notification, ...Notification[]]>();
  for (const notification of list) {
    const row = rows.get(rowOf(notification));
    if (row === undefined) rows.set(rowOf(notification), [notification]);
    else row.push(notification);
  }
  return [...rows.values()];
}

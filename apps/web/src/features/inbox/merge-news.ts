import type { Notification } from '@hooplog/contract';

/** The notifications of one inbox row: one, or several of the same kind, newest first. */
export type MergedNews = readonly [Notification, ...Notification[]];

/** Notifications with the same key share a row; an id as key never does. Read and unread ones never share one. */
function keyOf({ id, isRead, news }: Notification): string {
  switch (news.kind) {
    case 'squad_joined':
      return `joined ${news.squad.id} ${isRead}`;
    case 'badge_earned':
      return `badge ${isRead}`;
    default:
      return id;
  }
}

/** Merges a list of notifications, newest first, into rows. A row takes the position of its newest notification. */
export function mergeNews(list: readonly Notification[]): MergedNews[] {
  const rows = new Map<string, [Notification, ...Notification[]]>();
  for (const notification of list) {
    const key = keyOf(notification);
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [notification]);
    else row.push(notification);
  }
  return [...rows.values()];
}

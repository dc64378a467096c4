import { LIMITS } from '@hooplog/domain';
import type { AppContext } from '../context.ts';
import { type NewsRow, type Reader, readNews } from './read-news.ts';

/** A page of the inbox, newest first. @param before id of the last one of the page before */
export async function listNotifications(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  reader: Reader,
  before: string | undefined,
): Promise<{ page: NewsRow[]; next: string | null }> {
  const found = await readNews(database, reader, now(), before, LIMITS.PAGE_DEFAULT + 1);
  const page = found.slice(0, LIMITS.PAGE_DEFAULT);
  const hasMore = found.length > page.length;
  return { page, next: hasMore ? (page.at(-1)?.notification.id ?? null) : null };
}

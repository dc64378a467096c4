import { LIMITS } from '@hooplog/domain';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { challenges } from '../../database/schema/challenges.ts';
import type { AppContext } from '../context.ts';
import { readChallenges } from '../groups/challenges/rows.ts';
import { type NewsRow, type Reader, readNews } from './read-news.ts';

/** A reader's result in a finished challenge. */
interface Place {
  /** Null if the reader is not ranked. */
  readonly rank: number | null;
  /** Whether others share the rank. */
  readonly isTied: boolean;
  /** Number of participants. */
  readonly players: number;
}

/** A notification with its computed details. */
export interface PlacedNews extends NewsRow {
  /** For a finished challenge. */
  readonly place: Place | null;
}

/** The reader's results in the challenges of some notifications, by the challenge's id, from the workouts as they are now. */
async function readPlaces(
  database: Database,
  reader: Reader,
  now: Date,
  page: readonly NewsRow[],
): Promise<Map<string, Place>> {
  const ids = page.flatMap(({ notification: { kind, challengeId } }) =>
    kind === 'challenge_ended' && challengeId !== null ? [challengeId] : [],
  );
  if (ids.length === 0) return new Map();
  const ended = await readChallenges(database, inArray(challenges.id, ids), now);
  return new Map(
    ended.map(({ challenge, standings }) => {
      const rank = standings.find(({ user }) => user.id === reader.id)?.rank ?? null;
      const isTied = rank !== null && standings.filter((other) => other.rank === rank).length > 1;
      return [challenge.id, { rank, isTied, players: standings.length }];
    }),
  );
}

/** A page of the inbox, newest first. @param before id of the last one on the previous page */
export async function listNotifications(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  reader: Reader,
  before: string | undefined,
): Promise<{ page: PlacedNews[]; next: string | null }> {
  const moment = now();
  const found = await readNews(database, reader, moment, before, LIMITS.PAGE_DEFAULT + 1);
  const page = found.slice(0, LIMITS.PAGE_DEFAULT);
  const hasMore = found.length > page.length;
  const places = await readPlaces(database, reader, moment, page);
  const placed = page.map((row) => ({
    ...row,
    place: places.get(row.notification.challengeId ?? '') ?? null,
  }));
  return {
    // A challenge that was just deleted has no results.
    page: placed.filter(({ notification, place }) => {
      return notification.kind !== 'challenge_ended' || place !== null;
    }),
    next: hasMore ? (page.at(-1)?.notification.id ?? null) : null,
  };
}

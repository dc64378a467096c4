import { LIMITS } from '@hooplog/domain';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { challenges } from '../../database/schema/challenges.ts';
import type { AppContext } from '../context.ts';
import { readChallenges } from '../groups/challenges/rows.ts';
import { type NewsRow, type Reader, readNews } from './read-news.ts';

/** How a reader came out of a challenge that is over. */
interface Place {
  /** Null where they have nothing that is ranked. */
  readonly rank: number | null;
  /** Whether somebody shares it. */
  readonly isTied: boolean;
  /** How many took part. */
  readonly players: number;
}

/** An entry with what is worked out for it. */
export interface PlacedNews extends NewsRow {
  /** Of a challenge that is over. */
  readonly place: Place | null;
}

/** The reader's places in the challenges of some entries, by the id of the challenge, as workouts have them now. */
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

/** A page of the inbox, newest first. @param before id of the last one of the page before */
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
    // A challenge that was deleted just now has no places.
    page: placed.filter(({ notification, place }) => {
      return notification.kind !== 'challenge_ended' || place !== null;
    }),
    next: hasMore ? (page.at(-1)?.notification.id ?? null) : null,
  };
}

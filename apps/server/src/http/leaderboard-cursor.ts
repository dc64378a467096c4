import { phrase } from '@hooplog/language';
import { z } from 'zod';
import { invalidField } from '../errors/app-error.ts';
import type { LeaderboardCursor } from '../services/leaderboard/list-leaderboard.ts';
import { parseCursor } from './cursor.ts';

const count = z.int().min(0);
const partsSchema = z.tuple([count, count, z.uuid(), count, count]);

/** Encodes where the next page of the leaderboard begins, as opaque text for URLs. */
export function writeLeaderboardCursor(cursor: LeaderboardCursor): string {
  const { made, totalShots, userId, rank, position } = cursor;
  const parts = [made, totalShots, userId, rank, position];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Reads what `writeLeaderboardCursor` wrote; 400 for anything else. */
export function readLeaderboardCursor(text: string | undefined): LeaderboardCursor | null {
  if (text === undefined) return null;
  const parts = partsSchema.safeParse(parseCursor(text));
  if (!parts.success) throw invalidField('cursor', phrase('Unknown cursor'));
  const [made, totalShots, userId, rank, position] = parts.data;
  return { made, totalShots, userId, rank, position };
}

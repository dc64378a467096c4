import { sql } from 'drizzle-orm';
import { reels, videos } from '../../database/schema/index.ts';

/** Bytes that a video takes of its user's quota: its file, or the announced size, and the files made from it. */
export const BYTES = sql`coalesce(${videos.bytes}, ${videos.announcedBytes}, 0) + coalesce(${videos.madeBytes}, 0)`;

/** The same, in a query that has joined its reel. */
export const BYTES_WITH_REEL = sql`${BYTES} + coalesce(${reels.bytes}, 0)`;

import { sql } from 'drizzle-orm';
import { videos } from '../../database/schema/index.ts';

/** What a video takes of its user's room: its file or what is announced of it, and what was made of it. */
export const BYTES = sql`coalesce(${videos.bytes}, ${videos.announcedBytes}, 0) + coalesce(${videos.madeBytes}, 0)`;

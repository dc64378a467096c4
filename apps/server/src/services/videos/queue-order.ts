import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { VIDEO_CHANNEL } from './rows.ts';
import { analysisJobKey, NO_PLACE } from './runs.ts';

/**
 * Pixels that one core processes in a second, rendition included: four seconds of 4K at 60/s took 13 s, four of 1080p at 30/s
 * three. The content of the picture matters as well, but for ordering this is good enough.
 */
const PIXELS_PER_SECOND = 1e8;
/**
 * How many seconds a short video may overtake a longer one that has waited longer. Videos that come this much later stay behind,
 * however short they are, so that nobody starves.
 */
const MAX_AHEAD_SECONDS = 600;

/** Any constant will do; it keeps two processes from ordering the queue at the same time. */
const LOCK = 4_660_002;

/**
 * The position of each waiting video. Users take turns: first everyone's first video, then everyone's second, where a video in
 * analysis counts as the first. Within a turn the longest wait goes first, with shorter videos a limited time ahead. A video of
 * unknown size counts as the shortest, as there is no reason yet to hold it back.
 */
const PLACES = sql`
  with waiting as (
    select id, user_id, place, queued_at, turn_since, make_interval(secs =>
      least(coalesce(pixels, 0) / ${PIXELS_PER_SECOND}::float8, ${MAX_AHEAD_SECONDS}::float8)) as length
    from videos where state = 'queued'
  ), analysing as (
    select user_id, count(*) as videos from videos where state = 'analysing' group by user_id
  ), turns as (
    select waiting.*, coalesce(analysing.videos, 0)
      + row_number() over (partition by waiting.user_id order by queued_at + length, waiting.id) as turn
    from waiting left join analysing using (user_id)
  )
  select id, place as former, (row_number() over (order by turn, turn_since + length, id))::int as place
  from turns`;

/**
 * Updates the positions of waiting videos, notifies their watchers, and sorts the jobs accordingly. Called whenever a video
 * starts or stops waiting, after that change and in a transaction of its own, so that it holds no other locks while it waits for
 * its lock.
 */
export async function orderQueue(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(PLACE_AND_TELL);
    await tx.execute(sql`
      select graphile_worker.reschedule_jobs(
        array[job.id], priority => least(videos.place, ${NO_PLACE - 1})::int)
      from videos join graphile_worker._private_jobs as job on job.key = ${analysisJobKey('')} || videos.id
      where videos.state = 'queued' and job.locked_at is null
        and job.priority is distinct from least(videos.place, ${NO_PLACE - 1})`);
  });
}

/** Not through Drizzle's update, which would change `updatedAt`: that detects lost videos, and a new position is no activity. */
const PLACE_AND_TELL = sql`
  with places as (${PLACES}), changed as (
    update videos set place = places.place from places
    where videos.id = places.id and videos.state = 'queued' and former is distinct from places.place
    returning videos.id
  )
  select pg_notify(${VIDEO_CHANNEL}, id::text) from changed`;

/** The user has had a turn: their wait for the next one starts now, behind others who have been waiting. */
export async function endTurn(database: Database, userId: string): Promise<void> {
  await database.execute(sql`
    update videos set turn_since = now() where user_id = ${userId} and state = 'queued'`);
  await orderQueue(database);
}

import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { VIDEO_CHANNEL } from './rows.ts';
import { analysisJobKey, NO_PLACE } from './runs.ts';

/**
 * Pixels that one core looks at in a second, rendition included: four seconds of 4K at 60/s took 13 of it, four of 1080p
 * at 30/s three. What a picture shows matters as well; for an order that is near enough.
 */
const PIXELS_PER_SECOND = 1e8;
/**
 * How many seconds a short video may go ahead of a longer one that has waited longer. Whatever comes this much later
 * stands behind, however short it is: so nobody starves.
 */
const MAX_AHEAD_SECONDS = 600;

/** Any constant will do; it keeps two processes from placing the queue at the same time. */
const LOCK = 4_660_002;

/**
 * The place of each video that waits. Users take turns: with each one's first video, then each one's second, and one that
 * is being analysed counts as the first. Within a turn goes who has waited longest, shorter videos a bounded time ahead.
 * One whose size is not known counts as the shortest: there is nothing yet to hold it back for.
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
 * Gives every waiting video its place, tells those who watch it, and puts the jobs in that order. Called whenever one
 * begins or ends to wait, after the change and on its own: it locks nobody else's rows while it waits for a lock.
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

/** Not by drizzle's update: a place is no news of the video, so the clock that tells lost ones stays as it is. */
const PLACE_AND_TELL = sql`
  with places as (${PLACES}), changed as (
    update videos set place = places.place from places
    where videos.id = places.id and videos.state = 'queued' and former is distinct from places.place
    returning videos.id
  )
  select pg_notify(${VIDEO_CHANNEL}, id::text) from changed`;

/** The user has had a turn: they begin to wait for the next one, behind others who have waited meanwhile. */
export async function endTurn(database: Database, userId: string): Promise<void> {
  await database.execute(sql`
    update videos set turn_since = now() where user_id = ${userId} and state = 'queued'`);
  await orderQueue(database);
}

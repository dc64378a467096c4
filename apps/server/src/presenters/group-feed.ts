import type { FeedItem, FeedRecord } from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import type { FeedEntry } from '../services/groups/feed/list-feed.ts';
import { presentPlayer } from './players.ts';
import { presentReaction } from './reactions.ts';
import { presentDrill } from './workouts.ts';

/** Only what the player shares: sharing records alone reveals nothing else of the workout. */
export function presentFeedItem({ row, sharer, reactions }: FeedEntry): FeedItem {
  const { kind, id, made, totalShots } = row;
  const at = new Date(row.moment).toISOString();
  const item = {
    ...{ id, at, user: presentPlayer(sharer.user) },
    reactions: reactions.map(presentReaction),
  };
  if (kind === 'timed') return { kind, ...item, minutes: row.minutes };
  if (kind === 'badge')
    return { kind, ...item, badge: { name: row.badge ?? '', icon: row.icon ?? '' } };
  const { workouts } = sharer.sharing;
  const values: Readonly<Record<FeedRecord['kind'], number | null>> = {
    made,
    percent: row.percent,
    makes_in_a_row: row.makesInARow,
    drill: row.drillResult,
  };
  return {
    kind,
    ...item,
    ...(workouts && { shots: { made, totalShots, percentage: percentage(made, totalShots) } }),
    ...((workouts || row.records.includes('drill')) && presentDrill(row)),
    records: row.records.map((record) => ({ kind: record, value: values[record] ?? 0 })),
  };
}

import type { TeamPlayer } from '@hooplog/contract';
import { t } from '@hooplog/language';

/** The sort orders of a roster, with their labels. */
export const ROSTER_ORDERS = {
  name: t('Name'),
  shots: t('Shots'),
  accuracy: t('Accuracy'),
  workouts: t('Workouts'),
  streak: t('Streak'),
} as const;
export type RosterOrder = keyof typeof ROSTER_ORDERS;

function valueOf({ stats }: TeamPlayer, order: Exclude<RosterOrder, 'name'>): number {
  if (stats === null) return Number.NEGATIVE_INFINITY;
  switch (order) {
    case 'shots':
      return stats.totalShots;
    case 'accuracy':
      // Players without shots sort last.
      return stats.totalShots === 0 ? -1 : stats.percentage;
    case 'workouts':
      return stats.workoutCount;
    case 'streak':
      return stats.currentStreak;
  }
}

const byName = (a: TeamPlayer, b: TeamPlayer) => a.player.name.localeCompare(b.player.name);

/** The roster sorted: players whose numbers are visible first, names from A to Z, numbers descending, ties by name. */
export function inOrder(roster: readonly TeamPlayer[], order: RosterOrder): TeamPlayer[] {
  const hidden = ({ stats }: TeamPlayer) => Number(stats === null);
  if (order === 'name') {
    return roster.toSorted((a, b) => hidden(a) - hidden(b) || byName(a, b));
  }
  return roster.toSorted((a, b) => valueOf(b, order) - valueOf(a, order) || byName(a, b));
}

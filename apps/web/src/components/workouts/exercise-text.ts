import type { HistoryEntry } from '@hooplog/contract';
import { formatCount } from '@hooplog/domain';

/** "30 min · Dribbling, Defense" of a timed workout; each exercise once. */
export const exerciseWords = ({
  minutes,
  exercises,
}: Pick<HistoryEntry, 'minutes' | 'exercises'>) =>
  `${formatCount(minutes)} min · ${[...new Set(exercises)].join(', ')}`;

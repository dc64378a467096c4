import { EXERCISE_NAMES } from '@hooplog/domain';
import type { HistoryEntry } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { formatList } from '../../lib/format/list.ts';

/** "30 min · Dribbling, Defense" of a timed workout; each exercise once. */
export const exerciseWords = ({
  minutes,
  exercises,
}: Pick<HistoryEntry, 'minutes' | 'exercises'>) =>
  t('{minutes, number} min · {exercises}', {
    minutes,
    exercises: formatList([...new Set(exercises)].map((each) => EXERCISE_NAMES[each])),
  });

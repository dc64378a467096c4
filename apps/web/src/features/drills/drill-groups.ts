import { type Drill, DRILLS } from '@hooplog/domain';
import { t } from '@hooplog/language';

interface DrillGroup {
  readonly id: string;
  readonly name: string;
  readonly drills: readonly Drill[];
}

/** Groups by what drills train, the most popular first, with the keys of their drills in display order. */
const GROUPS: readonly (readonly [id: string, name: string, keys: readonly string[]])[] = [
  ['games', t('Games'), ['around-the-world', 'beat-the-pro', 'twenty-one', 'three-misses']],
  [
    'threes',
    t('Threes'),
    ['five-spot-50', 'three-point-contest', 'corner-to-corner', 'star-drill'],
  ],
  ['mid-range', t('Mid-range'), ['elbow-to-elbow', 'bank-shots', 'five-in-a-row']],
  ['free-throws', t('Free throws'), ['free-throw-25', 'free-throws-under-pressure']],
  ['rim', t('Close to the rim'), ['form-shooting', 'mikan']],
  ['mixed', t('From every distance'), ['inside-out', 'hundred-shots']],
];

/** The built-in drills, grouped. */
export const DRILL_GROUPS: readonly DrillGroup[] = GROUPS.map(([id, name, keys]) => ({
  id,
  name,
  drills: keys.flatMap((key) => DRILLS.find((drill) => drill.key === key) ?? []),
}));

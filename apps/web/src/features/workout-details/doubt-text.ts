import type { Shot } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { isZoneDoubtful } from '../../lib/shot-place/shot-place.ts';

/** What a map of single shots cannot show: how many are not on it, and how many may belong to another zone. */
export function doubtWords(shots: readonly Shot[]): readonly string[] {
  const nowhere = shots.filter(({ court, zone }) => court === null && zone === null);
  const doubtful = shots.filter(isZoneDoubtful);
  const sentences: string[] = [];
  if (nowhere.length > 0) {
    sentences.push(
      t(
        '{shots, plural, one {# shot without a zone is} other {# shots without a zone are}} not on this map.',
        { shots: nowhere.length },
      ),
    );
  }
  if (doubtful.length > 0) {
    sentences.push(
      t(
        '{shots, plural, one {# shot may belong to the zone next to its own} other {# shots may belong to the zone next to their own}}. Correct Shots shows which.',
        { shots: doubtful.length },
      ),
    );
  }
  return sentences;
}

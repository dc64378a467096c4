import type { Shot } from '@hooplog/contract';
import { counted, plural } from '@hooplog/domain';
import { isZoneDoubtful } from '../../lib/shot-place/shot-place.ts';

/** What a court with every shot cannot say by itself: which are not on it, and which may count for another zone. */
export function doubtWords(shots: readonly Shot[]): readonly string[] {
  const nowhere = shots.filter(({ court, zone }) => court === null && zone === null);
  const doubtful = shots.filter(isZoneDoubtful);
  const sentences: string[] = [];
  if (nowhere.length > 0) {
    sentences.push(
      `${counted(nowhere.length, 'shot')} without a zone ${plural(nowhere.length, 'is', 'are')} not on this map.`,
    );
  }
  if (doubtful.length > 0) {
    sentences.push(
      `${counted(doubtful.length, 'shot')} may belong to the zone next to ${plural(doubtful.length, 'its', 'their')} own. Correct Shots shows which.`,
    );
  }
  return sentences;
}

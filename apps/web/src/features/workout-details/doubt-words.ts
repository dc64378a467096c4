import type { Shot } from '@hooplog/contract';
import { isZoneDoubtful } from '../../lib/shot-place/shot-place.ts';

const count = (shots: readonly Shot[]) => (shots.length === 1 ? '1 shot' : `${shots.length} shots`);

/** What a court with every shot cannot say by itself: which are not on it, and which may count for another zone. */
export function doubtWords(shots: readonly Shot[]): readonly string[] {
  const nowhere = shots.filter(({ court, zone }) => court === null && zone === null);
  const doubtful = shots.filter(isZoneDoubtful);
  const sentences: string[] = [];
  if (nowhere.length > 0) {
    sentences.push(`${count(nowhere)} of no known zone ${nowhere.length === 1 ? 'is' : 'are'} not drawn.`); // prettier-ignore
  }
  if (doubtful.length > 0) {
    sentences.push(`${count(doubtful)} may belong to the zone next to ${doubtful.length === 1 ? 'its' : 'their'} own. Correct Shots shows which.`); // prettier-ignore
  }
  return sentences;
}

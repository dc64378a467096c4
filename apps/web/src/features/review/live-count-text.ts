import { counted } from '@hooplog/domain';
import type { LiveCount } from '../../lib/films/live-count.ts';

/** "17 counted live, 19 in the film: 2 shots were seen only when the film was looked at again." */
export function liveCountWords({ total, added, gone }: LiveCount): string {
  const reasons = [
    added.length === 0
      ? null
      : `${counted(added.length, 'shot')} seen only when the film was looked at again, marked “New”`,
    gone === 0 ? null : `${counted(gone, 'shot')} counted live turned out to be none`,
  ].filter((reason) => reason !== null);
  return `${total} counted live, ${total + added.length - gone} in the film: ${reasons.join('; ')}.`;
}

import { t } from '@hooplog/language';
import type { LiveCount } from '../../lib/films/live-count.ts';

/** "17 counted live, 19 in the film: 2 shots were seen only when the film was looked at again." */
export function liveCountWords({ total, added, gone }: LiveCount): string {
  const reasons = [
    added.length === 0
      ? null
      : t(
          '{added, plural, one {# shot} other {# shots}} seen only when the film was looked at again, marked “New”',
          { added: added.length },
        ),
    gone === 0
      ? null
      : t('{gone, plural, one {# shot} other {# shots}} counted live turned out to be none', {
          gone,
        }),
  ].filter((reason) => reason !== null);
  return t('{live} counted live, {film} in the film: {reasons}.', {
    live: total,
    film: total + added.length - gone,
    reasons: reasons.join('; '),
  });
}

import { t } from '@hooplog/language';
import type { LiveCount } from '../../lib/films/live-count.ts';

/** "17 counted live, 19 in the film: 2 shots seen only when the film was looked at again, marked “New”." */
export function liveCountWords({ total, added, gone }: LiveCount): string {
  const film = total + added.length - gone;
  if (gone === 0) {
    return t(
      '{live} counted live, {film} in the film: {added, plural, one {# shot} other {# shots}} seen only when the film was looked at again, marked “New”.',
      { live: total, film, added: added.length },
    );
  }
  if (added.length === 0) {
    return t(
      '{live} counted live, {film} in the film: {gone, plural, one {# shot} other {# shots}} counted live turned out to be none.',
      { live: total, film, gone },
    );
  }
  return t(
    '{live} counted live, {film} in the film: {added, plural, one {# shot} other {# shots}} seen only when the film was looked at again, marked “New”; {gone, plural, one {# shot} other {# shots}} counted live turned out to be none.',
    { live: total, film, added: added.length, gone },
  );
}

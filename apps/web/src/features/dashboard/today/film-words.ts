import { t } from '@hooplog/language';
import type { WholeFilm } from '../../../lib/films/stored-films.ts';
import { formatDayAndTime } from '../../../lib/format/dates.ts';

/** The texts about an interrupted film. */
export const filmWords = ({ film, shots }: WholeFilm, timeZone: string) => ({
  title: t('Resume filming'),
  text: t('{moment}, {shots, plural, one {# shot} other {# shots}} so far', {
    moment: formatDayAndTime(film.startedAt, timeZone),
    shots: shots.length,
  }),
});

import { type TodaysThing } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Camera } from 'lucide-react';
import { ResumeRow } from '../../../components/layout/resume-row.tsx';
import { PendingVideos } from '../../../components/videos/pending-videos.tsx';
import { formatDayAndTime } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import { TodayLine } from './today-line.tsx';
import { useOpenFilm } from './use-open-film.ts';

interface TodayProps {
  readonly userId: string;
  readonly thing: TodaysThing | null;
}

/** The one thing to do today, and the videos and the film that are not finished. */
export function Today({ userId, thing }: TodayProps) {
  const timeZone = useTimeZone();
  const film = useOpenFilm(userId);
  return (
    <>
      {thing !== null && (
        <section aria-label={t('Today')}>
          <TodayLine thing={thing} />
        </section>
      )}
      <PendingVideos {...(thing?.kind === 'review' && { without: thing.id })} />
      {film !== null && (
        <section aria-label={t('Not finished on this device')}>
          <ResumeRow
            link={{ to: '/film' }}
            Icon={Camera}
            title={t('Resume filming')}
            text={t('{moment}, {shots, plural, one {# shot} other {# shots}} so far', {
              moment: formatDayAndTime(film.film.startedAt, timeZone),
              shots: film.shots.length,
            })}
          />
        </section>
      )}
    </>
  );
}

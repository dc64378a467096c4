import { t } from '@hooplog/language';
import { Camera } from 'lucide-react';
import { ResumeRow } from '../../../components/layout/resume-row.tsx';
import { PendingVideos } from '../../../components/videos/pending-videos.tsx';
import type { WholeFilm } from '../../../lib/films/stored-films.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';
import type { ThingAtHome } from '../use-todays-thing.ts';
import { filmWords } from './film-words.ts';
import { TodayLine } from './today-line.tsx';

interface TodayProps {
  readonly thing: ThingAtHome | null;
  /** The film interrupted on this device; null for none. */
  readonly film: WholeFilm | null;
}

/** Today's task, and the other unfinished videos and film. */
export function Today({ thing, film }: TodayProps) {
  const timeZone = useTimeZone();
  return (
    <>
      {thing !== null && (
        <section aria-label={t('Today')}>
          <TodayLine thing={thing} />
        </section>
      )}
      <PendingVideos {...(thing?.kind === 'review' && { without: thing.id })} />
      {film !== null && thing?.kind !== 'film' && (
        <section aria-label={t('Not finished on this device')}>
          <ResumeRow link={{ to: '/film' }} Icon={Camera} {...filmWords(film, timeZone)} />
        </section>
      )}
    </>
  );
}

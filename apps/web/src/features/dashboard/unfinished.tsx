import { counted } from '@hooplog/domain';
import { Camera, CirclePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ResumeRow } from '../../components/layout/resume-row.tsx';
import { PendingVideos } from '../../components/videos/pending-videos.tsx';
import type { WholeFilm } from '../../lib/films/stored-films.ts';
import { formatDayAndTime } from '../../lib/format/dates.ts';
import { COUNTING } from '../../lib/device-storage/counting.ts';
import { FILM_DATABASE } from '../../lib/device-storage/film-database-name.ts';
import { hasStored } from '../../lib/device-storage/stored-value.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

/** The film that was interrupted on this device. What reads films is loaded only where this device has filmed. */
async function findFilm(userId: string): Promise<WholeFilm | null> {
  const databases = await (globalThis.indexedDB as IDBFactory | undefined)?.databases();
  if (databases?.some(({ name }) => name === FILM_DATABASE) !== true) return null;
  const { filmUnderWay } = await import('../../lib/films/stored-films.ts');
  return filmUnderWay(userId);
}

function useOpenFilm(userId: string): WholeFilm | null {
  const [film, setFilm] = useState<WholeFilm | null>(null);
  useEffect(() => {
    let isThere = true;
    findFilm(userId).then(
      (found) => {
        if (isThere) setFilm(found);
      },
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, [userId]);
  return film;
}

function OnThisDevice({ userId }: { readonly userId: string }) {
  const timeZone = useTimeZone();
  const film = useOpenFilm(userId);
  const hasDraft = hasStored(COUNTING, userId);
  if (!hasDraft && film === null) return null;
  return (
    <section aria-label="Not finished on this device" className="space-y-3">
      {hasDraft && (
        <ResumeRow
          link={{ to: '/upload', search: { tracking: true } }}
          Icon={CirclePlus}
          title="Resume counting by hand"
          text="What you counted is on this device and not saved yet."
        />
      )}
      {film !== null && (
        <ResumeRow
          link={{ to: '/film' }}
          Icon={Camera}
          title="Resume filming"
          text={`${formatDayAndTime(film.film.startedAt, timeZone)}, ${counted(film.shots.length, 'shot')} so far`}
        />
      )}
    </section>
  );
}

/** What the player has begun and not finished; nothing when there is nothing. What waits to be sent stands above every page. */
export function Unfinished() {
  const session = useSession();
  return (
    <>
      {session.state === 'signed_in' && <OnThisDevice userId={session.user.id} />}
      <PendingVideos />
    </>
  );
}

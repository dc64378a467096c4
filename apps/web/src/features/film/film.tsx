import type { Assignment } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useCallback, useEffect, useState } from 'react';
import { randomKey } from '../../lib/api-client/save-attempt.ts';
import type { CountCamera } from '../../lib/device-count/protocol.ts';
import type { FilmLog } from '../../lib/films/film.ts';
import type { KeptFilm } from '../../lib/films/film-database.ts';
import { filmUnderWay, removeFilm, type WholeFilm } from '../../lib/films/stored-films.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { EMPTY_FILM } from './count/film-log.ts';
import { type End, FilmEnd } from './end/film-end.tsx';
import { FilmUnderWay } from './end/film-under-way.tsx';
import { Filming, prepareToFilm } from './filming.tsx';
import { readCountSettings } from '../../lib/feedback/settings.ts';
import { Waiting } from './waiting.tsx';

interface FilmProps {
  readonly userId: string;
  /** The assigned workout to film for; null for none. */
  readonly target: Assignment | null;
  /** The key of the drill to film; undefined for a film of any shots. */
  readonly drillKey?: string | undefined;
  readonly countCamera: CountCamera;
  /** The workout is on the server, ready for review. */
  readonly onDelivered: (videoId: string) => void;
}

type Stage =
  | { readonly kind: 'looking' }
  | { readonly kind: 'asking'; readonly whole: WholeFilm }
  | { readonly kind: 'filming'; readonly film: FilmOf; readonly start: FilmLog }
  | { readonly kind: 'sending' }
  | {
      readonly kind: 'ended';
      readonly end: End;
      readonly again: () => void;
    };

const NOT_LOADED = { kind: 'not_loaded' } as const;

type FilmOf = Pick<KeptFilm, 'id' | 'userId' | 'startedAt' | 'timeZone' | 'drill'>;

const newFilm = (userId: string, timeZone: string, drill?: string): FilmOf => ({
  id: randomKey(),
  userId,
  startedAt: serverNow().toISOString(),
  timeZone,
  drill,
});

/**
 * The code that sends a film, with the film store and the schemas of the outbox. Loaded lazily, since it is not needed
 * before a film ends.
 */
const delivery = () => import('../../lib/films/deliver-film.ts');

/** Preloads all code for filming and sending while there is a connection: there may be none where the film ends. */
function prepare(): void {
  prepareToFilm();
  delivery().catch(() => undefined);
}

/** Films a workout and counts it live, from the guide to the handover to the review. An interrupted film is resumed. */
export function Film({ userId, target, drillKey, countCamera, onDelivered }: FilmProps) {
  const [stage, setStage] = useState<Stage>({ kind: 'looking' });
  const timeZone = useTimeZone();
  const begin = useCallback(() => {
    setStage({ kind: 'filming', film: newFilm(userId, timeZone, drillKey), start: EMPTY_FILM });
  }, [userId, timeZone, drillKey]);
  useEffect(prepare, []);
  useEffect(() => {
    let isThere = true;
    void filmUnderWay(userId).then((whole) => {
      if (!isThere) return;
      if (whole === null) begin();
      else setStage({ kind: 'asking', whole });
    });
    return () => {
      isThere = false;
    };
  }, [userId, begin]);

  const deliver = async (film: FilmOf, log: FilmLog) => {
    setStage({ kind: 'sending' });
    const { sendsClips } = readCountSettings();
    const sender = await delivery().catch(() => null);
    const end = (await sender?.deliverFilm({ ...film, sendsClips }, log)) ?? NOT_LOADED;
    if (end.kind === 'sent') onDelivered(end.videoId);
    else setStage({ kind: 'ended', end, again: () => void deliver(film, log) });
  };
  switch (stage.kind) {
    case 'looking':
      return <Waiting>{t('Looking…')}</Waiting>;
    case 'sending':
      return <Waiting>{t('Saving your workout…')}</Waiting>;
    case 'asking': {
      const { film, shots } = stage.whole;
      const start = { parts: film.parts, shots };
      return (
        <FilmUnderWay
          startedAt={film.startedAt}
          shots={shots}
          onFilmOn={() => {
            setStage({ kind: 'filming', film, start });
          }}
          onFinish={() => void deliver(film, start)}
          onDiscard={() => {
            void removeFilm(film.id).finally(begin);
          }}
        />
      );
    }
    case 'filming':
      return (
        <Filming
          film={stage.film}
          start={stage.start}
          target={target}
          countCamera={countCamera}
          onFinished={(log) => void deliver(stage.film, log)}
        />
      );
    case 'ended':
      return <FilmEnd end={stage.end} onAgain={stage.again} onFilm={begin} />;
  }
}

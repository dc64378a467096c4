import type { CalibrationInput, CountedVideoBody, Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnauthorized, userMessage } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';
import { type Attempt, nextAttempt } from '../api-client/save-attempt.ts';
import { countFile } from './count-file.ts';
import { countedVideoBody } from './counted-video-body.ts';
import { failureWords } from './failure-text.ts';
import {
  type CountEvent,
  type DeviceCount,
  DeviceCountError,
  type DeviceCountFailure,
} from './protocol.ts';
import { keepFilm } from '../device-film/device-film.ts';
import { useUsualEquipment } from '../queries/usual-equipment.ts';
import { toast } from '../toast/toast-store.ts';

export type CountProgress = Extract<CountEvent, { readonly kind: 'progress' }>;

/** A film of this device that is to be counted. */
export interface FilmToCount {
  readonly film: Blob;
  /** When it was filmed, if known. */
  readonly filmedAt: Date;
  readonly timeZone?: CountedVideoBody['timeZone'];
  readonly localDay?: CountedVideoBody['localDay'];
  readonly given: CalibrationInput | null;
  /** The video whose count is repeated. */
  readonly videoId: string | null;
  /** The server cannot have it: damaged parts are skipped. */
  readonly isOnlyHere: boolean;
}

/** Counts a film in a worker of this page and sends the result to the server. */
export function useDeviceCount(onCounted: (video: Video) => void) {
  const [progress, setProgress] = useState<CountProgress | null>(null);
  const [failure, setFailure] = useState<DeviceCountFailure | null>(null);
  const running = useRef<DeviceCount | null>(null);
  /** Counted but not on the server yet: sending is retried without counting again. */
  const unsent = useRef<{ readonly of: FilmToCount; readonly body: CountedVideoBody } | null>(null);
  const attempt = useRef<Attempt | null>(null);
  const usual = useUsualEquipment();
  useEffect(() => () => running.current?.abort(), []);

  const count = async (asked: FilmToCount): Promise<CountedVideoBody> => {
    if (unsent.current?.of === asked) return unsent.current.body;
    setProgress(null);
    setFailure(null);
    const { rim = null, court = null, equipment = usual } = asked.given ?? {};
    const given = { rim, court, ...(equipment && { equipment }) };
    const listen = (event: CountEvent): void => {
      if (event.kind === 'progress') setProgress(event);
    };
    running.current = countFile(asked.film, {
      ...{ listen, isOnlyHere: asked.isOnlyHere },
      given,
    });
    const result = await running.current.finished;
    const { filmedAt: workoutDate, timeZone, localDay, given: said, videoId } = asked;
    const when = { workoutDate, timeZone, localDay };
    const body = countedVideoBody(result, { countedOn: 'device', ...when, given: said, videoId }); // prettier-ignore
    unsent.current = { of: asked, body };
    return body;
  };

  const counting = useMutation({
    mutationFn: async (asked: FilmToCount) => {
      const body = await count(asked);
      attempt.current = nextAttempt(attempt.current, JSON.stringify(body), asked.filmedAt);
      const headers = { 'idempotency-key': attempt.current.key };
      const video = await call('POST /api/videos/counted', { headers, body });
      unsent.current = null;
      // The page need not wait for the copy.
      void keepFilm(video.id, asked.film);
      onCounted(video);
    },
    onError: (error, asked) => {
      if (isUnauthorized(error)) return;
      if (error instanceof DeviceCountError) {
        setFailure(error.code);
        // A failed recount leaves the first count in place, so only this message reports it.
        const description = failureWords(error.code);
        if (asked.videoId !== null && description !== null) {
          toast({ title: t('Not counted again'), description, tone: 'destructive' });
        }
      } else {
        const description = userMessage(error, t('The shots are counted. Send them again when you are online.')); // prettier-ignore
        toast({ title: t('Not saved yet'), description, tone: 'destructive' });
      }
    },
  });

  return {
    progress,
    failure,
    isPending: counting.isPending,
    /** Counted, but the server could not be reached. */
    isUnsent: counting.isError && failure === null,
    start: counting.mutate,
    again: () => {
      if (counting.variables !== undefined) counting.mutate(counting.variables);
    },
    cancel: () => running.current?.abort(),
  };
}

import type { GivenCourt, RimEllipse } from '@hooplog/vision';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type CameraCount,
  type CountCamera,
  type CountEvent,
  type CountResult,
  type CountView,
  DeviceCountError,
  type DeviceCountFailure,
} from '../../../lib/device-count/protocol.ts';
import { useUsualEquipment } from '../../../lib/queries/usual-equipment.ts';

interface UseCountOptions {
  readonly countCamera: CountCamera;
  /** Null while the camera is off; nothing is counted then. */
  readonly track: MediaStreamTrack | null;
  readonly listen: (event: CountEvent) => void;
  /** Receives the result so far when the camera is lost. */
  readonly onCutOff: (result: CountResult) => void;
}

/** Failures that end a count early or at its regular end and need no message. */
const SILENT: readonly DeviceCountFailure[] = ['aborted', 'no_hoop'];

/** Counts the shots in the camera's video from the moment the camera is on. */
export function useCount({ countCamera, track, listen, onCutOff }: UseCountOptions) {
  const [run, setRun] = useState(1);
  const [view, setView] = useState<CountView | null>(null);
  const [failure, setFailure] = useState<DeviceCountError | null>(null);
  const countRef = useRef<CameraCount | null>(null);
  /** The count that belongs to the film, as opposed to one that only serves the guide. */
  const filmedRef = useRef<CameraCount | null>(null);
  /** When the first frame came, by `performance.now()`. */
  const startedRef = useRef<number | null>(null);
  const usual = useUsualEquipment();
  const givenNow = useEffectEvent(() =>
    usual ? { rim: null, court: null, equipment: usual } : undefined,
  );
  const onEvent = useEffectEvent((event: CountEvent) => {
    if (event.kind === 'started') startedRef.current = event.at;
    if (event.kind === 'view') setView(event.view);
    listen(event);
  });
  const end = useEffectEvent((count: CameraCount) => {
    if (filmedRef.current !== count) count.abort();
    // If no result arrives, the shots reported so far count.
    else count.finish().then(onCutOff, () => undefined);
  });
  useEffect(() => {
    if (track === null) return;
    const count = countCamera(track, {
      given: givenNow(),
      listen: (event) => {
        if (countRef.current === count) onEvent(event);
      },
    });
    countRef.current = count;
    startedRef.current = null;
    count.finished.catch((error: unknown) => {
      if (countRef.current !== count) return;
      if (!(error instanceof DeviceCountError)) throw error;
      if (!SILENT.includes(error.code)) setFailure(error);
    });
    return () => {
      countRef.current = null;
      end(count);
      setView(null);
      setFailure(null);
    };
  }, [track, run, countCamera]);

  const again = useCallback(() => {
    setRun((before) => before + 1);
  }, []);
  const giveRing = useCallback((rim: RimEllipse) => {
    countRef.current?.giveRing(rim);
    setView((before) => before && { ...before, ring: rim, ringSure: 1 });
  }, []);
  const giveCourt = useCallback((court: GivenCourt) => {
    countRef.current?.giveCourt(court);
    const { marks, kind } = court;
    setView(
      (before) => before && { ...before, court: marks, courtKind: kind, courtSource: 'user' },
    );
  }, []);
  const film = useCallback(() => {
    filmedRef.current = countRef.current;
  }, []);
  return {
    view,
    failure,
    countRef,
    giveRing,
    giveCourt,
    /** From now on the count belongs to the film, so it is judged even if the camera is lost. */
    film,
    /** Starts over because the phone was moved or the last attempt failed. */
    again,
    /** Seconds of the count's own clock; 0 before its first frame. */
    secondsNow: () =>
      startedRef.current === null ? 0 : (performance.now() - startedRef.current) / 1000,
  };
}

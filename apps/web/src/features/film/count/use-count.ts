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
  /** Null while the camera is off: then nothing is counted. */
  readonly track: MediaStreamTrack | null;
  readonly listen: (event: CountEvent) => void;
  /** The camera is gone: this is what it came to until then. */
  readonly onCutOff: (result: CountResult) => void;
}

/** These end a count before or at its own end, and need no words of their own. */
const SILENT: readonly DeviceCountFailure[] = ['aborted', 'no_hoop'];

/** Counts what the camera shows, from the moment that it is on. */
export function useCount({ countCamera, track, listen, onCutOff }: UseCountOptions) {
  const [run, setRun] = useState(1);
  const [view, setView] = useState<CountView | null>(null);
  const [failure, setFailure] = useState<DeviceCountError | null>(null);
  const countRef = useRef<CameraCount | null>(null);
  /** The count that belongs to the film, and is not only there for the guide. */
  const filmedRef = useRef<CameraCount | null>(null);
  /** When the first picture came, by `performance.now()`. */
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
    // Without a result what was told until then counts.
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
    /** From now on it belongs to the film: it is judged, too, when the camera goes. */
    film,
    /** Starts over: the phone was moved, or the last try failed. */
    again,
    /** Of the count's own clock; 0 before its first picture. */
    secondsNow: () =>
      startedRef.current === null ? 0 : (performance.now() - startedRef.current) / 1000,
  };
}

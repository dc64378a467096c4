import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clipSpan } from '../../../lib/films/clip-span.ts';
import type { FilmLog, FilmShot } from '../../../lib/films/film.ts';
import { keepClip, makeRoomForClips } from '../../../lib/films/stored-clips.ts';
import type { ClipRecorder, CutClip } from './record-clips.ts';

/** `none`: this browser cannot record clips. `full`: the device has no space left. */
export type ClipState = 'kept' | 'none' | 'full';

interface UseClipsOptions {
  readonly filmId: string;
  /** Null while the camera is off. */
  readonly track: MediaStreamTrack | null;
  readonly isPaused: boolean;
  readonly log: FilmLog;
  /** Second 0 of the current part, by `performance.now()`; null before its first frame. */
  readonly openedAt: number | null;
}

/** Second 0 of a part as Unix seconds, which is the recorder's clock. */
const unixOf = (openedAt: number) => (performance.timeOrigin + openedAt) / 1000;

/** Stores a short clip of every shot on this device, for the review. */
export function useClips({ filmId, track, isPaused, log, openedAt }: UseClipsOptions): ClipState {
  const [state, setState] = useState<ClipState>('kept');
  const recorderRef = useRef<ClipRecorder | null>(null);
  const askedRef = useRef<ReadonlySet<string>>(new Set(log.shots.map(({ key }) => key)));
  useEffect(() => {
    if (track === null) return;
    let isOver = false;
    const record = async () => {
      const { ClipRecorder } = await import('./record-clips.ts');
      const recorder = await ClipRecorder.start(track, () => {
        setState('none');
      });
      if (isOver) await recorder?.stop();
      else {
        recorderRef.current = recorder;
        setState(recorder === null ? 'none' : 'kept');
      }
    };
    record().catch(() => {
      setState('none');
    });
    // Full or blocked storage is reported when the first clip is stored.
    makeRoomForClips().catch(() => undefined);
    return () => {
      isOver = true;
      void recorderRef.current?.stop();
      recorderRef.current = null;
    };
  }, [track]);
  useEffect(() => {
    if (isPaused) recorderRef.current?.pause();
    else recorderRef.current?.resume();
  }, [isPaused]);

  const keep = ({ key, part }: FilmShot, clip: CutClip | null, zero: number) => {
    if (clip === null) return;
    const start = log.parts[part]?.startSeconds ?? 0;
    keepClip({
      filmId,
      key,
      startSeconds: start + clip.from - zero,
      endSeconds: start + clip.to - zero,
      file: clip.file,
    }).then(
      () => {
        setState('kept');
      },
      () => {
        setState('full');
      },
    );
  };
  const cutNew = useEffectEvent((shots: readonly FilmShot[]) => {
    const fresh = shots.filter(({ key }) => !askedRef.current.has(key));
    askedRef.current = new Set([...askedRef.current, ...fresh.map(({ key }) => key)]);
    if (openedAt === null) return;
    const zero = unixOf(openedAt);
    for (const shot of fresh) {
      const { from, to } = clipSpan(shot.shot);
      recorderRef.current?.cut({ from: zero + from, to: zero + to }, (clip) => {
        keep(shot, clip, zero);
      });
    }
  });
  useEffect(() => {
    cutNew(log.shots);
  }, [log.shots]);
  return state;
}

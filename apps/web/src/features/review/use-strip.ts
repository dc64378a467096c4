import type { Video } from '@hooplog/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FrameGrabber, type Picture } from './grab-frames.ts';
import { stripMoments, stripSquare } from './strip-moments.ts';

interface StripFrame {
  readonly seconds: number;
  readonly label: string;
  readonly isAtRim: boolean;
  /** Null until it has been grabbed. */
  readonly picture: Picture | null;
}

/** Size of the picture cache, for shots the player returns to; the oldest pictures are evicted first. */
const CACHED_PICTURES = 360;

/** The pictures around a moment of the video, grabbed when the shot is first shown. */
export function useStrip(video: Video, rimSeconds: number | null): readonly StripFrame[] {
  const { playbackUrl, media, calibration } = video;
  const grabberRef = useRef<FrameGrabber | null>(null);
  const [cache, setCache] = useState<ReadonlyMap<number, Picture>>(new Map());
  useEffect(() => {
    if (playbackUrl === null) return;
    const grabber = new FrameGrabber(playbackUrl);
    grabberRef.current = grabber;
    return () => {
      grabberRef.current = null;
      grabber.close();
    };
  }, [playbackUrl]);
  const isCached = useEffectEvent((seconds: number) => cache.has(seconds));
  const moments =
    rimSeconds === null || media === null || playbackUrl === null
      ? []
      : stripMoments(rimSeconds, media.durationSeconds);
  useEffect(() => {
    const grabber = grabberRef.current;
    if (grabber === null || media === null || rimSeconds === null) return;
    const stop = new AbortController();
    const square = stripSquare(calibration?.rim ?? null, media);
    for (const { seconds } of stripMoments(rimSeconds, media.durationSeconds)) {
      if (isCached(seconds)) continue;
      void grabber.grab(seconds, square, media, stop.signal).then((picture) => {
        if (picture !== null) setCache((before) => withPicture(before, seconds, picture));
      });
    }
    return () => {
      stop.abort();
    };
  }, [rimSeconds, media, calibration?.rim, playbackUrl]);
  return moments.map((moment) => ({
    ...moment,
    picture: cache.get(moment.seconds) ?? null,
  }));
}

function withPicture(cache: ReadonlyMap<number, Picture>, seconds: number, picture: Picture) {
  return new Map([...cache, [seconds, picture] as const].slice(-CACHED_PICTURES));
}

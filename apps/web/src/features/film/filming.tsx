import type { Assignment } from '@hooplog/contract';
import { CameraOff } from './camera/camera-off.tsx';
import { Counting } from './count/counting.tsx';
import { Framing } from './framing/framing.tsx';
import { type FilmingOptions, useFilming } from './use-filming.ts';

interface FilmingProps extends FilmingOptions {
  /** What is filmed for; null for nothing. */
  readonly target: Assignment | null;
}

/** First the guide, then the count; where the camera is off, what to do about it. */
export function Filming({ target, ...options }: FilmingProps) {
  const filming = useFilming(options);
  const { camera, phase, failure, view } = filming;
  if (camera.kind !== 'on' || (failure !== null && view === null)) {
    return <CameraOff filming={filming} />;
  }
  if (phase === 'framing' || phase === 'countdown') {
    return <Framing filming={filming} track={camera.track} />;
  }
  return <Counting filming={filming} track={camera.track} target={target} />;
}

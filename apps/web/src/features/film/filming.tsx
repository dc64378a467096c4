import type { Assignment } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { CameraOff } from './camera/camera-off.tsx';
import { InsteadOfPicture } from './instead-of-picture.tsx';
import { Waiting } from './waiting.tsx';
import { type FilmingOptions, useFilming } from './use-filming.ts';

interface FilmingProps extends FilmingOptions {
  /** The assigned workout to film for; null for none. */
  readonly target: Assignment | null;
}

const guideAndCount = lazyPart(
  async () => (await import('./guide-and-count.tsx')).GuideAndCount,
  InsteadOfPicture,
);
const GuideAndCount = guideAndCount.Part;

/** Preloads the screen that is shown once the camera is on. */
export const prepareToFilm = guideAndCount.ahead;

/** Shows the guide, then the count; while the camera is off, what to do about it. */
export function Filming({ target, ...options }: FilmingProps) {
  const filming = useFilming(options);
  const { camera, failure, view } = filming;
  if (camera.kind !== 'on' || (failure !== null && view === null)) {
    return <CameraOff filming={filming} />;
  }
  return (
    <Suspense fallback={<Waiting>{t('Looking…')}</Waiting>}>
      <GuideAndCount
        filming={filming}
        track={camera.track}
        target={target}
        drillKey={options.film.drill}
      />
    </Suspense>
  );
}

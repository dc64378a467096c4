import type { Video } from '@hooplog/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { filmOf } from '../../../lib/device-film/device-film.ts';

/** An address under which this page plays a film of the device, for as long as both are there. */
export function useFilmUrl(film: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!film) return;
    const made = URL.createObjectURL(film);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- an address must be given back, so it cannot be made while rendering
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [film]);
  return url;
}

export interface Film {
  /** Null where there is nothing to play. */
  readonly url: string | null;
  /** The device's own file, of a video that never left it. */
  readonly file: Blob | null;
  /** False while it is looked for. */
  readonly isKnown: boolean;
}

/** What plays of a video: the server's rendition, or the film that this device kept. */
export function useFilm(video: Video | undefined): Film {
  const isHere = video !== undefined && !video.isStored;
  const { data: file = null, isSuccess } = useQuery({
    queryKey: ['device-film', video?.id],
    queryFn: () => filmOf(video?.id ?? ''),
    enabled: isHere,
    gcTime: 0,
    networkMode: 'always',
  });
  const url = useFilmUrl(file);
  if (!isHere) return { url: video?.playbackUrl ?? null, file: null, isKnown: true };
  return { url, file, isKnown: isSuccess && (file === null || url !== null) };
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { filmOf } from './device-film.ts';

/** An object URL for a film of the device, revoked with the component or the film. */
export function useFilmUrl(film: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (film === null) return;
    const made = URL.createObjectURL(film);
    // oxlint-disable-next-line react/set-state-in-effect -- an object URL must be revoked
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [film]);
  return url;
}

export interface DeviceFilm {
  /** Null if this device does not have the film. */
  readonly url: string | null;
  readonly file: Blob | null;
  /** False while it is being looked up. */
  readonly isKnown: boolean;
}

/** The film of a video that was counted on a device, if it was this device. Null looks up nothing. */
export function useDeviceFilm(videoId: string | null): DeviceFilm {
  const { data: file = null, isSuccess } = useQuery({
    queryKey: ['device-film', videoId],
    queryFn: () => filmOf(videoId ?? ''),
    enabled: videoId !== null,
    gcTime: 0,
    networkMode: 'always',
  });
  const url = useFilmUrl(file);
  return { url, file, isKnown: isSuccess && (file === null || url !== null) };
}

import type { Video } from '@hooplog/contract';
import { type DeviceFilm, useDeviceFilm } from '../../lib/device-film/use-device-film.ts';

/** What plays of a video: the server's rendition, or the film that this device kept. */
export function useFilm(video: Video): DeviceFilm {
  const isHere = !video.isStored;
  const film = useDeviceFilm(isHere ? video.id : null);
  if (isHere && (film.url !== null || !film.isKnown)) return film;
  // Of what a device counted, its clips may have come here.
  return { url: video.playbackUrl, file: null, isKnown: true };
}

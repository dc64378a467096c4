import type { Video } from '@hooplog/contract';
import { type DeviceFilm, useDeviceFilm } from '../../lib/device-film/use-device-film.ts';

/** The source to play for a video: the server's rendition, or the film stored on this device. */
export function useFilm(video: Video): DeviceFilm {
  const isHere = !video.isStored;
  const film = useDeviceFilm(isHere ? video.id : null);
  if (isHere && (film.url !== null || !film.isKnown)) return film;
  // If a device counted the video, the server may have clips of it.
  return { url: video.playbackUrl, file: null, isKnown: true };
}

import type { Video } from '@hooplog/contract';
import { useQuery } from '@tanstack/react-query';
import { isSameHoop } from '@hooplog/domain';
import { placesQuery } from '../../lib/queries/places.ts';

/** Whether a video's hoop lies where that of one of the player's places does; null until their places are known. */
export function useIsHoopOfPlace({ media, calibration }: Video): boolean | null {
  const { data, isFetched } = useQuery({ ...placesQuery, enabled: calibration !== null });
  if (media === null || calibration === null) return false;
  // Not `isPending`: places that could not be loaded are asked for again by who shows them, and pend once more.
  if (!isFetched) return null;
  // Where they cannot be loaded the question is asked: it only costs a tap.
  return (data ?? []).some(
    ({ width, height, calibration: { rim } }) =>
      width === media.width && height === media.height && isSameHoop(rim, calibration.rim),
  );
}

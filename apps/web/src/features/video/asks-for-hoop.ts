import type { Video, WorkoutDetails } from '@hooplog/contract';
import { isDraftKept } from '../review/review.tsx';

/** Less sure than this of a hoop that was found, its count is worth nothing before the player has seen the ring. */
const DOUBTFUL_BELOW = 0.5;

/** Whether the program is in doubt of the hoop by which it counted. */
export function isHoopDoubtful({ calibration }: Video): boolean {
  return calibration?.source === 'found' && calibration.confidence < DOUBTFUL_BELOW;
}

/** Whether there is anything to show the ring on: films that stayed on another device are not here. */
export const hasPicture = ({ playbackUrl, posterUrl }: Video): boolean =>
  playbackUrl !== null || posterUrl !== null;

/**
 * Whether the player is asked about the hoop first, where there is a picture of it. One that they have marked or confirmed, that lies where the hoop of one of
 * their places does, or whose shots they have judged, needs no second look.
 */
export function asksForHoop(
  video: Video,
  { id, shots }: WorkoutDetails,
  isOfPlace: boolean,
): boolean {
  const isJudged = shots.some(({ correctedAt, placed }) => correctedAt !== null || placed);
  const isKnown = video.calibration?.source === 'user' || isOfPlace || isJudged;
  return !isKnown && hasPicture(video) && !isDraftKept(id);
}

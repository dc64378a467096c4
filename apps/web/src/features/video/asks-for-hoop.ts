import type { Video, WorkoutDetails } from '@hooplog/contract';
import { hasDraft } from '../review/review.tsx';

/** Below this confidence of the detected hoop, the count is not shown until the player confirms the hoop. */
const DOUBTFUL_BELOW = 0.5;

/** Whether the hoop used for the count is doubtful. */
export function isHoopDoubtful({ calibration }: Video): boolean {
  return calibration?.source === 'found' && calibration.confidence < DOUBTFUL_BELOW;
}

/** Whether there is a picture to show the rim on; a film that stayed on another device has none. */
export const hasPicture = ({ playbackUrl, posterUrl }: Video): boolean =>
  playbackUrl !== null || posterUrl !== null;

/**
 * Whether to ask the player about the hoop first. Not if there is no picture of it, the player has marked or confirmed
 * it, it matches the hoop of one of their places, or they have already judged shots.
 */
export function asksForHoop(
  video: Video,
  { id, shots }: WorkoutDetails,
  isOfPlace: boolean,
): boolean {
  const isJudged = shots.some(({ correctedAt, placed }) => correctedAt !== null || placed);
  const isKnown = video.calibration?.source === 'user' || isOfPlace || isJudged;
  return !isKnown && hasPicture(video) && !hasDraft(id);
}

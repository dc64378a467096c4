import type { Video } from '@hooplog/contract';

interface Moment {
  /** Video seconds; null for shots counted by hand. */
  readonly rimSeconds: number | null;
}

/** A moment of the video at which the floor is visible: a shot, since the player stands on it then. */
export function floorSeconds(
  shots: readonly Moment[],
  { durationSeconds }: NonNullable<Video['media']>,
): number {
  return shots.at(0)?.rimSeconds ?? durationSeconds / 2;
}

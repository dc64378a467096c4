import type { Video } from '@hooplog/contract';

interface Moment {
  /** Video seconds; null for what was counted by hand. */
  readonly rimSeconds: number | null;
}

/** Where in a video the floor can be seen: somebody stands on it and shoots. */
export function floorSeconds(
  shots: readonly Moment[],
  { durationSeconds }: NonNullable<Video['media']>,
): number {
  return shots.at(0)?.rimSeconds ?? durationSeconds / 2;
}

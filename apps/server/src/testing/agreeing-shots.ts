import type * as contract from '@hooplog/contract';
import { ZONE_IDS, type ZoneId } from '@hooplog/domain';
import { expect } from 'vitest';
import type { ExpectedHistory } from './expected-history.ts';

/** Checks that totals and zones of video workouts equal those of their shots that were not dismissed. */
export function compareShots({ workouts }: ExpectedHistory) {
  for (const { source, totalShots, made, shots, shotData } of workouts) {
    if (source !== 'video') continue;
    const counted = (list: typeof shots) => ({
      made: list.filter(({ outcome }) => outcome === 'made').length,
      total: list.length,
    });
    expect({ made, total: totalShots }).toEqual(counted(shots));
    const zones = ZONE_IDS.map((zone) => ({
      zone,
      ...counted(shots.filter((shot) => shot.zone === zone)),
    }));
    const inZones = shotData.map(({ zone, made, total }) => ({ zone, made, total }));
    expect(new Set(inZones)).toEqual(new Set(zones.filter(({ total }) => total > 0)));
  }
}

/** Checks that the heat map's moments of a zone are those of the counting shots, in order. */
export function compareMoments(
  { workouts }: ExpectedHistory,
  zone: ZoneId,
  behind: readonly contract.ZoneWorkout[],
) {
  for (const { workoutId, shots } of behind) {
    const workout = workouts.find(({ id }) => id === workoutId);
    const moments = workout?.shots.filter((shot) => shot.zone === zone && shot.rimSeconds !== null);
    expect(shots.map(({ id }) => id)).toEqual(moments?.map(({ id }) => id));
  }
}

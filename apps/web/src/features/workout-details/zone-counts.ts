import type { WorkoutDetails } from '@hooplog/contract';
import { withoutZone, ZONE_IDS, type ZoneId } from '@hooplog/domain';

/** Made and missed shots from one zone, or from no noted zone. */
export interface ZoneCount {
  /** Null for shots whose zone was not noted. */
  readonly zone: ZoneId | null;
  readonly made: number;
  readonly missed: number;
}

type Counted = Pick<WorkoutDetails, 'made' | 'missed' | 'shotData'>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The form rows of a workout counted by hand: 14 zones, and the shots without a zone. */
export function toZoneCounts({ made, missed, shotData }: Counted): readonly ZoneCount[] {
  const zones = ZONE_IDS.map((zone): ZoneCount => {
    const found = shotData.find((stat) => stat.zone === zone);
    return { zone, made: found?.made ?? 0, missed: found ? found.total - found.made : 0 };
  });
  const rest = withoutZone({ made, total: made + missed }, shotData);
  return [...zones, { zone: null, made: rest.made, missed: rest.total - rest.made }];
}

/** The request body that makes a workout match its rows. */
export function toCorrection(counts: readonly ZoneCount[]) {
  const made = sum(counts.map((count) => count.made));
  const missed = sum(counts.map((count) => count.missed));
  const shotData = counts.flatMap(({ zone, made: zoneMade, missed: zoneMissed }) =>
    zone === null || zoneMade + zoneMissed === 0
      ? []
      : [{ zone, made: zoneMade, total: zoneMade + zoneMissed }],
  );
  return { workout: { made, missed, totalShots: made + missed }, shotData };
}

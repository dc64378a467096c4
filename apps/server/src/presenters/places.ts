import { type Place, placeCalibrationSchema } from '@hooplog/contract';
import type { PlaceRow } from '../services/places/rows.ts';

export function presentPlace({
  id,
  name,
  width,
  height,
  calibration,
  equipment,
  usedAt,
}: PlaceRow): Place {
  return {
    id,
    name,
    width,
    height,
    calibration: placeCalibrationSchema.parse(calibration),
    equipment,
    usedAt: usedAt.toISOString(),
  };
}

import { type CalibrationInput, calibrationInputSchema } from '@hooplog/contract';
import { z } from 'zod';
import type { VideoRow } from './rows.ts';

/** What a player marked in a video, stored for every later analysis. */
const givenCalibrationSchema = calibrationInputSchema.extend({
  /** There is no court to place shots on: one that the program finds is ignored. */
  isCourtless: z.literal(true).optional(),
});
export type GivenCalibration = z.infer<typeof givenCalibrationSchema>;

/** Null if the player marked nothing. */
export function givenOf({ givenCalibration }: VideoRow): GivenCalibration | null {
  return givenCalibrationSchema.nullable().parse(givenCalibration);
}

/** The given equipment, to be kept with a new calibration. */
export const saidEquipment = (given: CalibrationInput | null) =>
  given?.equipment ? { equipment: given.equipment } : {};

/** The player's statement that there is no court, with their marks of the hoop. */
export const courtless = (given: CalibrationInput | null): GivenCalibration => ({
  rim: given?.rim ?? null,
  ...saidEquipment(given),
  court: null,
  lines: null,
  isCourtless: true,
});

/**
 * The calibration that applies from now on. Marking the hoop alone keeps an earlier statement that there is no court, and the
 * equipment.
 */
export function givenNext(
  before: GivenCalibration | null,
  calibration: CalibrationInput,
): GivenCalibration | null {
  const given = { ...saidEquipment(before), ...calibration };
  const { rim, court, equipment } = given;
  if (court === null && before?.isCourtless === true) return courtless(given);
  // Nothing given at all is the same as no calibration.
  return rim === null && court === null && !equipment ? null : given;
}

import { type CalibrationInput, calibrationInputSchema } from '@hooplog/contract';
import { z } from 'zod';
import type { VideoRow } from './rows.ts';

/** What the player said about a video, as it is kept for whenever it is counted again. */
const givenCalibrationSchema = calibrationInputSchema.extend({
  /** There is no court to place shots by: one that the program finds is left out. */
  isCourtless: z.literal(true).optional(),
});
export type GivenCalibration = z.infer<typeof givenCalibrationSchema>;

/** Null where the player said nothing. */
export function givenOf({ givenCalibration }: VideoRow): GivenCalibration | null {
  return givenCalibrationSchema.nullable().parse(givenCalibration);
}

/** What was said of hoop and ball, to be kept beside another word. */
export const saidEquipment = (given: CalibrationInput | null) =>
  given?.equipment ? { equipment: given.equipment } : {};

/** The player's word that there is no court, beside what they said about the hoop. */
export const courtless = (given: CalibrationInput | null): GivenCalibration => ({
  rim: given?.rim ?? null,
  ...saidEquipment(given),
  court: null,
  lines: null,
  isCourtless: true,
});

/** What counts from now on. A word about the hoop alone leaves standing that there is no court, and how high it hangs. */
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

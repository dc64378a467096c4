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

/** The player's word that there is no court, beside what they said about the hoop. */
export const courtless = (rim: CalibrationInput['rim']): GivenCalibration => ({
  rim,
  court: null,
  lines: null,
  isCourtless: true,
});

/** What counts from now on. A word about the hoop alone leaves standing that there is no court. */
export function givenNext(
  before: GivenCalibration | null,
  calibration: CalibrationInput,
): GivenCalibration | null {
  const { rim, court } = calibration;
  if (court === null && before?.isCourtless === true) return courtless(rim);
  // Nothing given at all is the same as no calibration.
  return rim === null && court === null ? null : calibration;
}

import { manualWorkoutInputSchema } from '@hooplog/contract';
import { z } from 'zod';

/** The contract's own rules; an emptied date field is no date. */
export const exercisesSchema = manualWorkoutInputSchema.extend({
  workoutDate: z.iso.date('Date is required'),
});

import { manualWorkoutInputSchema } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { z } from 'zod';

/** The contract's own rules; an empty date field is no date. */
export const exercisesSchema = manualWorkoutInputSchema.extend({
  workoutDate: z.iso.date(t('Date is required')),
});

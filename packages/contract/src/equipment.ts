import { BALL_SIZES, RIM_HEIGHT_RANGE } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';

const outOfReach = fieldMessage('A hoop hangs {min} to {max} feet high', {
  min: RIM_HEIGHT_RANGE.min,
  max: RIM_HEIGHT_RANGE.max,
});

/** The height of the rim in feet, and the size of the ball. */
export const equipmentSchema = z.object({
  rimHeight: z.number().min(RIM_HEIGHT_RANGE.min, outOfReach).max(RIM_HEIGHT_RANGE.max, outOfReach),
  ballSize: z.literal(BALL_SIZES, fieldMessage('Choose size 5, 6 or 7, or a mini ball')),
});

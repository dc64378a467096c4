import { BALL_SIZES, LIMITS } from '@hooplog/domain';
import { z } from 'zod';

const outOfReach = `A hoop hangs ${LIMITS.RIM_HEIGHT_MIN_FEET} to ${LIMITS.RIM_HEIGHT_MAX_FEET} feet high`;

/** How high the ring hangs, feet, and which ball is shot at it. */
export const equipmentSchema = z.object({
  rimHeight: z
    .number()
    .min(LIMITS.RIM_HEIGHT_MIN_FEET, outOfReach)
    .max(LIMITS.RIM_HEIGHT_MAX_FEET, outOfReach),
  ballSize: z.literal(BALL_SIZES, 'Choose size 5, 6 or 7, or a mini ball'),
});

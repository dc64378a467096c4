import { BALL_SIZES, RIM_HEIGHT_RANGE } from '@hooplog/domain';
import { z } from 'zod';

const outOfReach = `A hoop hangs ${RIM_HEIGHT_RANGE.min} to ${RIM_HEIGHT_RANGE.max} feet high`;

/** The height of the ring, feet, and the ball in use. */
export const equipmentSchema = z.object({
  rimHeight: z.number().min(RIM_HEIGHT_RANGE.min, outOfReach).max(RIM_HEIGHT_RANGE.max, outOfReach),
  ballSize: z.literal(BALL_SIZES, 'Choose size 5, 6 or 7, or a mini ball'),
});

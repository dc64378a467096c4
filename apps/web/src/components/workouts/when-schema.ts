import type { LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { z } from 'zod';

/** The day and the time of a workout. @param today its last possible day */
export const whenSchema = (today: LocalDay) =>
  z.object({
    day: z.iso
      .date(t('Date is required'))
      .refine((day) => day <= today, t('The date of the workout is in the future')),
    time: z.string().min(1, t('Time is required')),
  });

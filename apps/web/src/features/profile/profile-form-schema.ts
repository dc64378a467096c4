import { profileInputSchema } from '@hooplog/contract';
import {
  centimetresToInches,
  inchesToCentimetres,
  LIMITS,
  type LocalDay,
  type Units,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { z } from 'zod';
import type { ProfileFormValues } from './profile-form-values.ts';

const emptyToNull = (text: string) => (text === '' ? null : text);

const formValuesSchema = z.object({
  displayName: z.string(),
  birthday: z.string(),
  position: z.string(),
  height: z.string(),
  skillLevel: z.string(),
  productUpdates: z.boolean(),
  weeklyDigest: z.boolean(),
  marketingEmails: z.boolean(),
}) satisfies z.ZodType<ProfileFormValues>;

function toInches(text: string, units: Units): number | null {
  if (text.trim() === '') return null;
  return units === 'metric' ? centimetresToInches(Number(text)) : Number(text);
}

const { HEIGHT_MIN_INCHES, HEIGHT_MAX_INCHES } = LIMITS;

/** The same range in centimetres. */
const metricHeight = z
  .int(t('Height is a number of centimetres'))
  .min(
    HEIGHT_MIN_INCHES,
    t('Height must be at least {min} cm', {
      min: inchesToCentimetres(HEIGHT_MIN_INCHES),
    }),
  )
  .max(
    HEIGHT_MAX_INCHES,
    t('Height must be at most {max} cm', {
      max: inchesToCentimetres(HEIGHT_MAX_INCHES),
    }),
  )
  .nullish();

/** Parses the form values into the request body. `today` is the latest valid birthday. */
export function createProfileFormSchema(today: LocalDay, units: Units) {
  const { birthday, height } = profileInputSchema.shape;
  const inputSchema = profileInputSchema.extend({
    height: units === 'metric' ? metricHeight : height,
    birthday: birthday.refine(
      (day) => day === null || day === undefined || day <= today,
      t('Birthday cannot be in the future'),
    ),
  });
  type Input = z.input<typeof inputSchema>;
  return formValuesSchema
    .transform((values): Input => ({
      displayName: values.displayName,
      birthday: emptyToNull(values.birthday),
      position: emptyToNull(values.position) as Input['position'],
      height: toInches(values.height, units),
      skillLevel: emptyToNull(values.skillLevel) as Input['skillLevel'],
      productUpdates: values.productUpdates ? 1 : 0,
      weeklyDigest: values.weeklyDigest ? 1 : 0,
      marketingEmails: values.marketingEmails ? 1 : 0,
    }))
    .pipe(inputSchema);
}

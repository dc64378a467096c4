import { profileInputSchema, type CurrentUser } from '@hooplog/contract';
import {
  centimetresToInches,
  inchesToCentimetres,
  LIMITS,
  type LocalDay,
  type Units,
} from '@hooplog/domain';
import { z } from 'zod';

const emptyToNull = (text: string) => (text === '' ? null : text);

/** What the inputs hold: text and ticks. */
const formValuesSchema = z.object({
  displayName: z.string(),
  birthday: z.string(),
  position: z.string(),
  /** In the player's own units. */
  height: z.string(),
  skillLevel: z.string(),
  productUpdates: z.boolean(),
  weeklyDigest: z.boolean(),
  marketingEmails: z.boolean(),
});
export type ProfileFormValues = z.infer<typeof formValuesSchema>;

function toInches(text: string, units: Units): number | null {
  if (text.trim() === '') return null;
  return units === 'metric' ? centimetresToInches(Number(text)) : Number(text);
}

const { HEIGHT_MIN_INCHES, HEIGHT_MAX_INCHES } = LIMITS;

/** The same bounds in words of centimetres. */
const metricHeight = z
  .int('Height is a number of centimetres')
  .min(HEIGHT_MIN_INCHES, `Height must be at least ${inchesToCentimetres(HEIGHT_MIN_INCHES)} cm`)
  .max(HEIGHT_MAX_INCHES, `Height must be at most ${inchesToCentimetres(HEIGHT_MAX_INCHES)} cm`)
  .nullish();

/** Turns what the inputs hold into what the server takes. `today` is the last possible birthday. */
export function createProfileFormSchema(today: LocalDay, units: Units = 'imperial') {
  const { birthday, height } = profileInputSchema.shape;
  const inputSchema = profileInputSchema.extend({
    height: units === 'metric' ? metricHeight : height,
    birthday: birthday.refine(
      (day) => day === null || day === undefined || day <= today,
      'Birthday cannot be in the future',
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

function heightText(user: CurrentUser | null): string {
  if (user?.height == null) return '';
  const height = user.units === 'metric' ? inchesToCentimetres(user.height) : user.height;
  return String(height);
}

/** The inputs of a user's profile; the usual start where nobody is known yet. */
export function toFormValues(user: CurrentUser | null): ProfileFormValues {
  return {
    displayName: user?.displayName ?? '',
    birthday: user?.birthday?.slice(0, 10) ?? '',
    position: user?.position ?? '',
    height: heightText(user),
    skillLevel: user?.skillLevel ?? '',
    productUpdates: (user?.productUpdates ?? 1) === 1,
    weeklyDigest: user?.weeklyDigest === 1,
    marketingEmails: (user?.marketingEmails ?? 0) === 1,
  };
}

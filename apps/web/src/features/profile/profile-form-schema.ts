import { profileInputSchema, type CurrentUser } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { z } from 'zod';

const emptyToNull = (text: string) => (text === '' ? null : text);

/** What the inputs hold: text and ticks. */
const formValuesSchema = z.object({
  displayName: z.string(),
  birthday: z.string(),
  position: z.string(),
  height: z.string(),
  skillLevel: z.string(),
  productUpdates: z.boolean(),
  marketingEmails: z.boolean(),
});
export type ProfileFormValues = z.infer<typeof formValuesSchema>;

/** Turns what the inputs hold into what the server takes. `today` is the last possible birthday. */
export function createProfileFormSchema(today: LocalDay) {
  const { birthday } = profileInputSchema.shape;
  const inputSchema = profileInputSchema.extend({
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
      height: values.height.trim() === '' ? null : Number(values.height),
      skillLevel: emptyToNull(values.skillLevel) as Input['skillLevel'],
      productUpdates: values.productUpdates ? 1 : 0,
      marketingEmails: values.marketingEmails ? 1 : 0,
    }))
    .pipe(inputSchema);
}

/** The inputs of a user's profile; the usual start where nobody is known yet. */
export function toFormValues(user: CurrentUser | null): ProfileFormValues {
  return {
    displayName: user?.displayName ?? '',
    birthday: user?.birthday?.slice(0, 10) ?? '',
    position: user?.position ?? '',
    height: user?.height?.toString() ?? '',
    skillLevel: user?.skillLevel ?? '',
    productUpdates: (user?.productUpdates ?? 1) === 1,
    marketingEmails: (user?.marketingEmails ?? 0) === 1,
  };
}

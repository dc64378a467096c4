import type { CurrentUser } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { useLateResolver } from '../../lib/forms/late-schema.ts';
import { useFormDraft } from '../../lib/session/use-form-draft.ts';
import { PlayerFields } from './player-fields.tsx';
import { toFormValues } from './profile-form-values.ts';
import { useSaveProfile } from './use-save-profile.ts';

interface ProfileFormProps {
  /** Whose profile it is; null while nobody is signed in. */
  readonly user: CurrentUser | null;
  readonly today: LocalDay;
  readonly submitLabel: string;
  readonly onSaved: (user: CurrentUser) => void;
  /** Beside the submit button. */
  readonly cancel?: ReactNode;
}

/** The form of Complete Your Profile and of Edit Profile. */
export function ProfileForm({ user, today, submitLabel, onSaved, cancel }: ProfileFormProps) {
  const units = user?.units ?? 'imperial';
  const form = useForm({
    resolver: useLateResolver(async () => {
      const { createProfileFormSchema } = await import('./profile-form-schema.ts');
      return createProfileFormSchema(today, units);
    }),
    defaultValues: toFormValues(user),
  });
  useFormDraft('profile', form);
  const { register, handleSubmit, formState, control } = form;
  const { mutate, isPending } = useSaveProfile(onSaved);
  const [birthday, height] = useWatch({ control, name: ['birthday', 'height'] });
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) =>
        void handleSubmit((body) => {
          mutate({ body });
        })(event)
      }
    >
      <PlayerFields
        register={register}
        errors={formState.errors}
        today={today}
        birthday={birthday}
        height={height}
        units={units}
      />
      <fieldset>
        <legend className="text-sm font-semibold">Email Preferences</legend>
        <p className="mb-1 text-sm text-muted">
          {`We use your e-mail${user === null ? '' : ` (${user.email})`} for communications.`}
        </p>
        <Checkbox
          label="Product Updates"
          hint="What is new in Hooplog."
          {...register('productUpdates')}
        />
        <Checkbox
          label="Weekly Digest"
          hint="Your week in numbers, on Sundays."
          {...register('weeklyDigest')}
        />
        <Checkbox
          label="Marketing & Newsletters"
          hint="Training tips and offers, now and then."
          {...register('marketingEmails')}
        />
      </fieldset>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" size="lg" className="flex-1" pending={isPending}>
          {isPending ? 'Saving...' : submitLabel}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

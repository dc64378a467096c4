import type { CurrentUser } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { PlayerFields } from './player-fields.tsx';
import { toFormValues } from './profile-form-values.ts';

/** Saves the profile; `onSaved` follows the success, a failure is told by a toast and changes nothing. */
const useSaveProfile = (onSaved: (user: CurrentUser) => void) =>
  useChange(callOf('PATCH /api/user/profile'), {
    failed: 'Failed to update profile',
    answers: currentUserQuery,
    onDone: onSaved,
  });

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
  const { mutateAsync, isPending } = useSaveProfile(onSaved);
  const form = useForm({
    name: 'profile',
    start: toFormValues(user),
    load: async () => {
      const { createProfileFormSchema } = await import('./profile-form-schema.ts');
      return createProfileFormSchema(today, units);
    },
    send: (body) => mutateAsync({ body }),
  });
  return (
    <form noValidate className="space-y-5" onSubmit={form.onSubmit}>
      <PlayerFields form={form} today={today} units={units} />
      <fieldset>
        <legend className="text-sm font-semibold">Email Preferences</legend>
        <p className="mb-1 text-sm text-muted">
          {`We use your e-mail${user === null ? '' : ` (${user.email})`} for communications.`}
        </p>
        <Checkbox
          label="Product Updates"
          hint="What is new in Hooplog, and invitations to squads and teams."
          {...form.tick('productUpdates')}
        />
        <Checkbox
          label="Weekly Digest"
          hint="Your week in numbers, on Sundays."
          {...form.tick('weeklyDigest')}
        />
        <Checkbox
          label="Marketing & Newsletters"
          hint="Training tips and offers, now and then."
          {...form.tick('marketingEmails')}
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

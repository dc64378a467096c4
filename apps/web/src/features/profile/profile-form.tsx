import type { CurrentUser } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { currentUserQuery } from '../../lib/queries/current-user.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { unitsOf } from '../../lib/session/use-units.ts';
import { GameFields, PlayerFields } from './player-fields.tsx';
import { toFormValues } from './profile-form-values.ts';

/** Saves the profile. `onSaved` is called on success; a failure shows a toast and changes nothing. */
const useSaveProfile = (onSaved: (user: CurrentUser) => void) =>
  useChange(callOf('PATCH /api/user/profile'), {
    failed: t('Failed to update profile'),
    answers: currentUserQuery,
    onDone: onSaved,
  });

interface ProfileFormProps {
  /** The user whose profile it is; null while nobody is signed in. */
  readonly user: CurrentUser | null;
  readonly today: LocalDay;
  readonly submitLabel: string;
  readonly onSaved: (user: CurrentUser) => void;
  /** Whether only name and birthday are visible. New users open the rest with one tap, now or later. */
  readonly isShort?: boolean;
  /** Shown beside the submit button. */
  readonly cancel?: ReactNode;
}

/** Fields that are collapsed at first. */
const REST = ['position', 'skillLevel', 'height'] as const;

interface RestProps {
  readonly isFolded: boolean;
  /** Expands the section if it contains an error. */
  readonly hasMistake: boolean;
  readonly children: ReactNode;
}

/** Optional fields. */
function Rest({ isFolded, hasMistake, children }: RestProps) {
  const [isOpen, setIsOpen] = useState(!isFolded);
  if (!isFolded) return children;
  return (
    <details
      open={isOpen || hasMistake}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-accent-text">
        {t('More about your game, and e-mails')}
      </summary>
      <div className="mt-3 space-y-5">{children}</div>
    </details>
  );
}

/** The form of both Complete Your Profile and Edit Profile. */
export function ProfileForm(props: ProfileFormProps) {
  const { user, today, submitLabel, onSaved, isShort = false, cancel } = props;
  const units = unitsOf(user);
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
      <PlayerFields form={form} today={today} beginsWithName={isShort} />
      <Rest isFolded={isShort} hasMistake={REST.some((name) => form.errors.has(name))}>
        <GameFields form={form} units={units} />
        <fieldset>
          <legend className="text-sm font-semibold">{t('Email Preferences')}</legend>
          <p className="mb-1 text-sm text-muted">
            {user === null
              ? t('We use your e-mail for communications.')
              : t('We use your e-mail ({email}) for communications.', { email: user.email })}
          </p>
          <Checkbox
            label={t('Product Updates')}
            hint={t('What is new in Hooplog, and invitations to squads and teams.')}
            {...form.tick('productUpdates')}
          />
          <Checkbox
            label={t('Weekly Digest')}
            hint={t('Your week in numbers, on Sundays.')}
            {...form.tick('weeklyDigest')}
          />
          <Checkbox
            label={t('Marketing & Newsletters')}
            hint={t('Training tips and offers, now and then.')}
            {...form.tick('marketingEmails')}
          />
        </fieldset>
      </Rest>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" size="lg" className="flex-1" pending={isPending}>
          {isPending ? t('Saving...') : submitLabel}
        </Button>
        {cancel}
      </div>
    </form>
  );
}

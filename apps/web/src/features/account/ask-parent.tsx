import type { ParentalConsent } from '@hooplog/contract';
import { rich, t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { userMessage } from '../../lib/api-client/api-error.ts';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { parentalConsentQuery } from './parental-consent-queries.ts';
import { withBase } from '../../lib/base-path.ts';

function Waiting({ consent }: { readonly consent: ParentalConsent }) {
  const timeZone = useTimeZone();
  return (
    <p className="flex items-start gap-3 rounded-control bg-sunken p-3">
      <Mail aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        {consent.parentEmail === null
          ? t('You have until {day}. Then the account is deleted.', {
              day: formatDay(consent.deadline, timeZone),
            })
          : t('We have asked {email}. Without an answer by {day} the account is deleted.', {
              email: consent.parentEmail,
              day: formatDay(consent.deadline, timeZone),
            })}
      </span>
    </p>
  );
}

const useAsk = () =>
  useChange(callOf('POST /api/user/parental-consent'), {
    failed: null,
    answers: parentalConsentQuery,
  });

const loadSchema = async () => (await contractSchemas()).parentInputSchema;

function AskForm({ consent }: { readonly consent: ParentalConsent }) {
  const { mutateAsync, isPending, error } = useAsk();
  const { errors, onSubmit, text } = useForm({
    name: 'parent',
    start: { parentEmail: consent.parentEmail ?? '' },
    load: loadSchema,
    send: (body) => mutateAsync({ body }),
  });
  const failure =
    error === null
      ? undefined
      : userMessage(error, t('The mail could not be sent. Please try again.'));
  return (
    <form noValidate className="space-y-5" onSubmit={onSubmit}>
      <Field
        label={t('E-mail of a parent')}
        hint={t('We only use it to ask. They read what Hooplog is, and agree or not.')}
        error={errors.get('parentEmail') ?? failure}
      >
        {(control) => (
          <Input
            {...control}
            {...text('parentEmail')}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" size="lg" className="w-full" pending={isPending}>
        {consent.parentEmail === null ? t('Ask My Parent') : t('Ask Again')}
      </Button>
    </form>
  );
}

interface AskParentProps {
  readonly onCheckAgain: () => void;
}

function Asked({ consent, onCheckAgain }: AskParentProps & { readonly consent: ParentalConsent }) {
  return (
    <div className="space-y-5">
      <Waiting consent={consent} />
      {consent.canAsk && <AskForm consent={consent} />}
      {consent.parentEmail !== null && (
        <Button variant="secondary" className="w-full" onClick={onCheckAgain}>
          {t('My Parent Has Agreed')}
        </Button>
      )}
      <p className="text-sm text-muted">
        {rich(
          'Did you mistype your birthday? <link>Write to us</link>: we put it right once we are sure.',
          {
            link: (text) => (
              <a className="font-semibold underline" href={withBase('/contact')}>
                {text}
              </a>
            ),
          },
        )}
      </p>
    </div>
  );
}

/** Shown to a child whose account waits for a parent's consent. */
export function AskParent({ onCheckAgain }: AskParentProps) {
  return (
    <Loaded
      query={useQuery(parentalConsentQuery)}
      title={t('This could not be loaded')}
      skeleton={<Skeleton className="h-64" />}
    >
      {(consent) => <Asked consent={consent} onCheckAgain={onCheckAgain} />}
    </Loaded>
  );
}

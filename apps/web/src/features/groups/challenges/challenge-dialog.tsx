import type { ChallengeInput } from '@hooplog/contract';
import { addDays, CHALLENGE_KINDS, CHALLENGE_LIMITS, type LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Suspense, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { type Attempt, nextAttempt } from '../../../lib/api-client/save-attempt.ts';
import { type Form, useForm } from '../../../lib/forms/use-form.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { type ChallengeDraft, newChallengeDraft } from './challenge-draft.ts';
import { KIND_NAMES, sharedWords } from './challenge-text.ts';
import { useChallengeChange } from './challenges-query.ts';

// The drill catalogue is large, and most challenges are not drills.
const DrillOptions = lazyPart(
  async () => (await import('../../../components/drills/drill-options.tsx')).DrillOptions,
).Part;

const { MIN_SHOTS, MAX_DAYS, MAX_DAYS_AHEAD, NAME_MAX } = CHALLENGE_LIMITS;

export interface ChallengeDialogProps {
  readonly groupId: string;
  /** Today in the player's time zone. */
  readonly today: LocalDay;
  readonly onClose: () => void;
}

/** Starts the challenge. Idempotent: a retry after a lost response starts nothing twice. */
function useStart(groupId: string, onClose: () => void) {
  const attempt = useRef<Attempt | null>(null);
  const send = (body: ChallengeInput) => {
    attempt.current = nextAttempt(attempt.current, JSON.stringify(body), serverNow());
    const headers = { 'idempotency-key': attempt.current.key };
    return call('POST /api/groups/:id/challenges', { params: { id: groupId }, headers, body });
  };
  return useChallengeChange(groupId, send, {
    failed: t('Failed to start the challenge'),
    onDone: onClose,
  });
}

type FormPart = Pick<Form<ChallengeDraft>, 'values' | 'errors' | 'change' | 'text'>;

/** What counts, and the options that depend on it. */
function KindFields({ values, errors, change, text }: FormPart) {
  return (
    <>
      <Field label={t('What counts')}>
        {(control) => (
          <Select
            {...control}
            value={values.kind}
            onChange={({ target }) => {
              const kind = CHALLENGE_KINDS.find((name) => name === target.value);
              if (kind !== undefined) change({ kind });
            }}
          >
            {CHALLENGE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_NAMES[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {values.kind === 'percentage' && (
        <Field
          label={t('Shots needed')}
          hint={t('Players with fewer shots are not ranked.')}
          error={errors.get('minShots')}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={MIN_SHOTS.LOWEST}
              max={MIN_SHOTS.HIGHEST}
              {...text('minShots')}
            />
          )}
        </Field>
      )}
      {values.kind === 'drill' && (
        <Field label={t('Which drill')} error={errors.get('drill')}>
          {(control) => (
            <Select {...control} {...text('drill')}>
              <option value="">{t('Choose a drill')}</option>
              <Suspense>
                <DrillOptions chosen={values.drill === '' ? null : values.drill} />
              </Suspense>
            </Select>
          )}
        </Field>
      )}
    </>
  );
}

/** First and last day; the days are those of each player's time zone. */
function PeriodFields({ values, errors, text, today }: FormPart & { readonly today: LocalDay }) {
  const last = addDays(
    values.firstDay === '' ? today : (values.firstDay as LocalDay),
    MAX_DAYS - 1,
  );
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t('First day')} error={errors.get('firstDay')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={today}
            max={addDays(today, MAX_DAYS_AHEAD)}
            {...text('firstDay')}
          />
        )}
      </Field>
      <Field label={t('Last day')} error={errors.get('lastDay')}>
        {(control) => (
          <Input {...control} type="date" min={today} max={last} {...text('lastDay')} />
        )}
      </Field>
    </div>
  );
}

/** Form to start a challenge; its creator takes part. */
export function ChallengeDialog({ groupId, today, onClose }: ChallengeDialogProps) {
  const { mutateAsync, isPending } = useStart(groupId, onClose);
  const { onSubmit, tick, ...form } = useForm({
    name: `challenge.${groupId}`,
    start: newChallengeDraft(today),
    load: async () => (await import('./challenge-form-schema.ts')).newChallengeSchema,
    send: (made) => mutateAsync(made),
  });
  const { values, errors, text } = form;
  return (
    <Dialog open title={t('Start a challenge')} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={onSubmit}>
        <KindFields {...form} />
        <PeriodFields {...form} today={today} />
        <Checkbox
          label={t('Filmed shots only')}
          hint={t('Shots counted by hand or live do not count.')}
          {...tick('filmedOnly')}
        />
        <Field label={t('Name (optional)')} error={errors.get('name')}>
          {(control) => (
            <Input
              {...control}
              maxCharacters={NAME_MAX}
              autoComplete="off"
              placeholder={KIND_NAMES[values.kind]}
              {...text('name')}
            />
          )}
        </Field>
        <p className="text-sm text-muted">
          {t('You take part from the start. {whoSees}', {
            whoSees: sharedWords({ kind: values.kind }),
          })}
        </p>
        <Button type="submit" className="w-full" pending={isPending}>
          {isPending ? t('Starting...') : t('Start Challenge')}
        </Button>
      </form>
    </Dialog>
  );
}

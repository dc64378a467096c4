import type { UpdateWorkoutBody, WorkoutDetails } from '@hooplog/contract';
import { formatPercent, LIMITS, percentage, SHOT_KINDS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KIND_NAMES } from '../../components/kinds/kind-names-text.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';
import { loadWhenSchema, WhenFields } from '../../components/workouts/when-fields.tsx';
import { NotesField } from '../../components/workouts/notes-field.tsx';
import { call } from '../../lib/api-client/call.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { zoneOfWorkout } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { momentOf, whenOf } from '../../lib/time/own-calendar.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { toKinds, type WholeKind, wholeKindOf } from './whole-kind.ts';
import { ZoneCountFields } from './zone-count-fields.tsx';
import { toCorrection, toZoneCounts } from './zone-counts.ts';

interface EditWorkoutProps {
  readonly workout: WorkoutDetails;
  readonly onClose: () => void;
}

function useCorrect(workoutId: string, onDone: () => void) {
  const client = useQueryClient();
  const send = (body: UpdateWorkoutBody) =>
    call('PATCH /api/workouts/:id', { params: { id: workoutId }, body });
  return useChange(send, {
    failed: t('Failed to save workout'),
    onDone: async () => {
      toast({ title: t('Success'), description: t('Workout saved successfully!') });
      onDone();
      await refreshAfterWorkout(client);
    },
  });
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const KINDS: readonly WholeKind[] = ['none', ...SHOT_KINDS, 'several'];

interface KindFieldProps {
  /** Whether its shots were of different kinds. */
  readonly wasSeveral: boolean;
  readonly kind: WholeKind;
  readonly onChange: (kind: WholeKind) => void;
}

/** The kind of all shots. */
function KindField({ wasSeveral, kind, onChange }: KindFieldProps) {
  const names = { none: t('Not said'), several: t('Different kinds'), ...KIND_NAMES };
  return (
    <Field label={t('Kind of shot')}>
      {(control) => (
        <Select
          {...control}
          value={kind}
          onChange={({ target }) => {
            onChange(KINDS.find((known) => known === target.value) ?? 'none');
          }}
        >
          {KINDS.filter((known) => known !== 'several' || wasSeveral).map((known) => (
            <option key={known} value={known}>
              {names[known]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/**
 * Edits name, day, time and notes of any workout, and the zones of one counted by hand. Shots of a video are corrected
 * in its review.
 */
export function EditWorkout({ workout, onClose }: EditWorkoutProps) {
  const { mutateAsync, isPending } = useCorrect(workout.id, onClose);
  const timeZone = zoneOfWorkout(workout, useTimeZone());
  const [saved] = useState(() => whenOf(workout, timeZone));
  const isByHand = workout.source === 'manual';
  const { values, change, onSubmit, ...form } = useForm({
    name: `workout.${workout.id}`,
    start: {
      ...saved,
      title: workout.name ?? '',
      notes: workout.notes ?? '',
      counts: toZoneCounts(workout),
      kind: wholeKindOf(workout),
    },
    load: () => loadWhenSchema(timeZone),
    send: (when, { title, notes, counts, kind }) => {
      const isMoved = when.day !== saved.day || when.time !== saved.time;
      return mutateAsync({
        name: orNull(title),
        notes: orNull(notes),
        ...(isMoved && momentOf(when, timeZone)),
        ...(isByHand && { ...toCorrection(counts), ...toKinds(kind, toCorrection(counts)) }),
      });
    },
  });
  const { title, notes, counts, kind } = values;
  const { made, totalShots } = toCorrection(counts).workout;
  return (
    <Dialog open title={t('Edit Workout')} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={onSubmit}>
        <Field label={t('Name')}>
          {(control) => (
            <Input
              {...control}
              placeholder={t('Such as Free throws before school')}
              autoComplete="off"
              maxCharacters={LIMITS.WORKOUT_NAME_MAX}
              value={title}
              onChange={({ target }) => {
                change({ title: target.value });
              }}
            />
          )}
        </Field>
        <WhenFields form={form} timeZone={timeZone} />
        <NotesField
          notes={notes}
          onChange={(text) => {
            change({ notes: text });
          }}
        />
        {isByHand && (
          <KindField
            wasSeveral={wholeKindOf(workout) === 'several'}
            kind={kind}
            onChange={(chosen) => {
              change({ kind: chosen });
            }}
          />
        )}
        {isByHand && (
          <ZoneCountFields
            counts={counts}
            onChange={(changed) => {
              change({ counts: changed });
            }}
          />
        )}
        {isByHand && (
          <p className="text-sm font-semibold figures">
            {t('{made, number}/{shots, number} made · {percent}', {
              made,
              shots: totalShots,
              percent: formatPercent(percentage(made, totalShots)),
            })}
          </p>
        )}
        <Button
          type="submit"
          className="w-full"
          pending={isPending}
          disabled={isByHand && totalShots === 0}
        >
          {isPending ? t('Saving...') : t('Save Changes')}
        </Button>
      </form>
    </Dialog>
  );
}

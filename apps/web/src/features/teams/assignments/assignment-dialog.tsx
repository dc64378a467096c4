import type { Assignment, TeamDetails } from '@hooplog/contract';
import { addDays, LIMITS, type LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';
import { draftOf, newDraft } from './assignment-draft.ts';
import { MeasureFields } from './measure-fields.tsx';
import { WhoFields } from './who-fields.tsx';

interface AssignmentDialogProps {
  readonly team: TeamDetails;
  /** The assignment to edit; null for a new one. */
  readonly assignment: Assignment | null;
  /** Today in the coach's time zone. */
  readonly today: LocalDay;
  readonly onClose: () => void;
}

/** The form and its conversion to the request body. */
function useAssignmentForm({ team, assignment, today, onClose }: AssignmentDialogProps) {
  const { mutateAsync, isPending } = useTeamChange((send: () => Promise<unknown>) => send(), {
    failed: t('Failed to save the assigned workout'),
    onDone: onClose,
  });
  const form = useForm({
    name: `assignment.${assignment?.id ?? team.id}`,
    start: assignment === null ? newDraft(today) : draftOf(assignment),
    load: async () => {
      const schemas = await import('./assignment-form-schema.ts');
      return assignment === null
        ? schemas.newAssignmentSchema.transform(
            (body) => () =>
              call('POST /api/teams/:id/assignments', { params: { id: team.id }, body }),
          )
        : schemas.changedAssignmentSchema.transform(
            (body) => () =>
              call('PATCH /api/assignments/:id', { params: { id: assignment.id }, body }),
          );
    },
    send: (made) => mutateAsync(made),
  });
  return { ...form, isPending };
}

/** Form to assign a workout to a team, or to edit one. */
export function AssignmentDialog(props: AssignmentDialogProps) {
  const { team, assignment, today, onClose } = props;
  const { isPending, onSubmit, ...form } = useAssignmentForm(props);
  const { errors, text } = form;
  return (
    <Dialog
      open
      title={assignment === null ? t('Assign a workout') : t('Edit assigned workout')}
      onClose={onClose}
    >
      <form noValidate className="space-y-4" onSubmit={onSubmit}>
        <Field label={t('Title')} error={errors.get('title')}>
          {(control) => (
            <Input
              {...control}
              placeholder={t('100 free throws by Friday')}
              maxCharacters={LIMITS.ASSIGNMENT_TITLE_MAX}
              autoComplete="off"
              {...text('title')}
            />
          )}
        </Field>
        <MeasureFields form={form} isNew={assignment === null} />
        <Field
          label={t('Due day')}
          hint={t('Counts from the day it is set.')}
          error={errors.get('dueDay')}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              min={today}
              max={addDays(today, LIMITS.ASSIGNMENT_MAX_DAYS)}
              {...text('dueDay')}
            />
          )}
        </Field>
        <WhoFields players={team.players} form={form} />
        <Button type="submit" className="w-full" pending={isPending}>
          {isPending
            ? t('Saving...')
            : assignment === null
              ? t('Assign Workout')
              : t('Save Changes')}
        </Button>
      </form>
    </Dialog>
  );
}

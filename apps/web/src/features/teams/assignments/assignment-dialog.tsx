import {
  type Assignment,
  createAssignment,
  type TeamDetails,
  updateAssignment,
} from '@hooplog/contract';
import { addDays, LIMITS, type LocalDay } from '@hooplog/domain';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { useKeptOverSignIn } from '../../../lib/session/use-kept-over-sign-in.ts';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';
import {
  type AssignmentDraft,
  type DraftErrors,
  draftOf,
  newDraft,
  parseChange,
  parseNew,
} from './assignment-draft.ts';
import { MeasureFields } from './measure-fields.tsx';
import { WhoFields } from './who-fields.tsx';

interface AssignmentDialogProps {
  readonly team: TeamDetails;
  /** The one to change; null for a new one. */
  readonly assignment: Assignment | null;
  /** The coach's own day. */
  readonly today: LocalDay;
  readonly onClose: () => void;
}

/** Sends a draft that holds; what is wrong with another is said beside its fields. */
function useSave({ team, assignment, onClose }: AssignmentDialogProps) {
  const [errors, setErrors] = useState<DraftErrors>({});
  const { mutate, isPending } = useTeamChange((send: () => Promise<unknown>) => send(), {
    failed: 'Failed to save the assigned workout',
    onDone: onClose,
  });
  const save = (draft: AssignmentDraft) => {
    if (assignment === null) {
      const parsed = parseNew(draft);
      if ('errors' in parsed) setErrors(parsed.errors);
      else mutate(() => call(createAssignment, { params: { id: team.id }, body: parsed.data }));
      return;
    }
    const parsed = parseChange(draft);
    const params = { id: assignment.id };
    if ('errors' in parsed) setErrors(parsed.errors);
    else mutate(() => call(updateAssignment, { params, body: parsed.data }));
  };
  return { errors, setErrors, save, isPending };
}

/** Assigning a workout to a team, or changing one. */
export function AssignmentDialog(props: AssignmentDialogProps) {
  const { team, assignment, today, onClose } = props;
  const [draft, setDraft] = useState(() =>
    assignment === null ? newDraft(today) : draftOf(assignment),
  );
  useKeptOverSignIn(`assignment.${assignment?.id ?? team.id}`, () => draft, setDraft);
  const { errors, setErrors, save, isPending } = useSave(props);
  const onChange = (change: Partial<AssignmentDraft>) => {
    setDraft({ ...draft, ...change });
    setErrors({});
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    save(draft);
  };
  return (
    <Dialog
      open
      title={assignment === null ? 'Assign a workout' : 'Edit assigned workout'}
      onClose={onClose}
    >
      <form noValidate className="space-y-4" onSubmit={onSubmit}>
        <Field label="Title" error={errors['title']}>
          {(control) => (
            <Input
              {...control}
              placeholder="100 free throws by Friday"
              maxCharacters={LIMITS.ASSIGNMENT_TITLE_MAX}
              autoComplete="off"
              value={draft.title}
              onChange={(event) => {
                onChange({ title: event.target.value });
              }}
            />
          )}
        </Field>
        <MeasureFields
          draft={draft}
          errors={errors}
          isNew={assignment === null}
          onChange={onChange}
        />
        <Field label="Due day" hint="Counts from the day it is set." error={errors['dueDay']}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={today}
              max={addDays(today, LIMITS.ASSIGNMENT_MAX_DAYS)}
              value={draft.dueDay}
              onChange={(event) => {
                onChange({ dueDay: event.target.value });
              }}
            />
          )}
        </Field>
        <WhoFields
          players={team.players}
          draft={draft}
          error={errors['playerIds']}
          onChange={onChange}
        />
        <Button type="submit" className="w-full" pending={isPending}>
          {isPending ? 'Saving...' : assignment === null ? 'Assign Workout' : 'Save Changes'}
        </Button>
      </form>
    </Dialog>
  );
}

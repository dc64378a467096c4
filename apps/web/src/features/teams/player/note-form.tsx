import { LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { contractSchemas } from '../../../lib/forms/lazy-schema.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { callOf } from '../../../lib/queries/use-change.ts';

const loadSchema = async () => (await contractSchemas()).coachNoteInputSchema;

interface NoteFormProps {
  readonly teamId: string;
  readonly playerId: string;
  readonly note: string | null;
}

/** The coach's notes about a player. */
export function NoteForm({ teamId, playerId, note }: NoteFormProps) {
  const { mutateAsync, isPending } = useTeamChange(
    callOf('PATCH /api/teams/:id/players/:playerId'),
    {
      done: t('Note saved'),
      failed: t('Failed to save the note'),
    },
  );
  const { errors, text, onSubmit } = useForm({
    name: `note.${teamId}.${playerId}`,
    start: { note: note ?? '' },
    load: loadSchema,
    send: (_made, body) => mutateAsync({ params: { id: teamId, playerId }, body }),
  });
  return (
    <Card aria-labelledby="coach-note">
      <CardHeading id="coach-note" description={t('Only you see it.')}>
        {t('Notes')}
      </CardHeading>
      <form noValidate className="space-y-3" onSubmit={onSubmit}>
        <Field label={t('Notes')} className="[&>label]:sr-only" error={errors.get('note')}>
          {(control) => (
            <Textarea
              {...control}
              {...text('note')}
              rows={LIMITS.NOTES_ROWS}
              maxCharacters={LIMITS.NOTES_MAX}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={isPending}>
          {t('Save note')}
        </Button>
      </form>
    </Card>
  );
}

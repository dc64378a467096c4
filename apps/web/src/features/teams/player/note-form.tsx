import { updateTeamPlayer } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { type SubmitEvent, useState } from 'react';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { Textarea } from '../../../components/ui/textarea.tsx';
import { call } from '../../../lib/api-client/call.ts';

interface NoteFormProps {
  readonly teamId: string;
  readonly playerId: string;
  readonly note: string | null;
}

/** What the coach writes down about a player. */
export function NoteForm({ teamId, playerId, note }: NoteFormProps) {
  const [text, setText] = useState(note ?? '');
  const { mutate, isPending } = useTeamChange(
    () => call(updateTeamPlayer, { params: { id: teamId, playerId }, body: { note: text } }),
    { done: 'Note saved', failed: 'Failed to save the note' },
  );
  return (
    <Card aria-labelledby="coach-note">
      <CardHeading id="coach-note" description="Only you see it.">
        Notes
      </CardHeading>
      <form
        className="space-y-3"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          mutate();
        }}
      >
        <Textarea
          aria-labelledby="coach-note"
          rows={LIMITS.NOTES_ROWS}
          maxCharacters={LIMITS.NOTES_MAX}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        <Button type="submit" variant="secondary" pending={isPending}>
          Save note
        </Button>
      </form>
    </Card>
  );
}

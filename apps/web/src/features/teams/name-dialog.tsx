import { createTeam, updateTeam } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { call } from '../../lib/api-client/call.ts';
import { contractSchemas, useLateSchema } from '../../lib/forms/late-schema.ts';
import { useKeptOverSignIn } from '../../lib/session/use-kept-over-sign-in.ts';
import { useTeamChange } from '../../components/teams/use-team-change.ts';

interface NameDialogProps {
  readonly title: string;
  readonly initial: string;
  readonly submit: { readonly label: string; readonly pendingLabel: string };
  readonly pending: boolean;
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
}

const loadSchema = async () => (await contractSchemas()).teamInputSchema;

/** Asks for the name of a team. */
function NameDialog({ title, initial, submit, pending, onSubmit, onClose }: NameDialogProps) {
  const [name, setName] = useState(initial);
  useKeptOverSignIn(`team.${initial}`, () => (name === initial ? undefined : name), setName);
  const [error, setError] = useState<string>();
  const check = useLateSchema(loadSchema);
  const onFormSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const checked = await check({ name });
    if (checked?.success === true) onSubmit(checked.data.name);
    else setError(checked?.error.issues[0]?.message);
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={(event) => void onFormSubmit(event)}>
        <Field label="Team Name" error={error}>
          {(control) => (
            <Input
              {...control}
              maxCharacters={LIMITS.TEAM_NAME_MAX}
              autoComplete="off"
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" className="w-full" pending={pending}>
          {pending ? submit.pendingLabel : submit.label}
        </Button>
      </form>
    </Dialog>
  );
}

/** Creates a team, and goes to it. */
export function CreateTeamDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useTeamChange(
    (name: string) => call(createTeam, { body: { name } }),
    {
      done: 'Team created successfully!',
      failed: 'Failed to create team',
      onDone: ({ id }) => {
        onClose();
        void navigate({ to: '/teams/$id', params: { id } });
      },
    },
  );
  return (
    <NameDialog
      title="Create Team"
      initial=""
      submit={{ label: 'Create Team', pendingLabel: 'Creating...' }}
      pending={isPending}
      onSubmit={mutate}
      onClose={onClose}
    />
  );
}

interface RenameTeamDialogProps {
  readonly team: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Gives a team another name. */
export function RenameTeamDialog({ team, onClose }: RenameTeamDialogProps) {
  const { mutate, isPending } = useTeamChange(
    (name: string) => call(updateTeam, { params: { id: team.id }, body: { name } }),
    {
      failed: 'Failed to rename team',
      onDone: onClose,
    },
  );
  return (
    <NameDialog
      title="Rename Team"
      initial={team.name}
      submit={{ label: 'Save Name', pendingLabel: 'Saving...' }}
      pending={isPending}
      onSubmit={mutate}
      onClose={onClose}
    />
  );
}

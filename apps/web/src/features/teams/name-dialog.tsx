import { LIMITS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { call } from '../../lib/api-client/call.ts';
import { contractSchemas } from '../../lib/forms/lazy-schema.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTeamChange } from '../../components/teams/use-team-change.ts';

interface NameDialogProps {
  readonly title: string;
  readonly initial: string;
  readonly submit: { readonly label: string; readonly pendingLabel: string };
  readonly pending: boolean;
  readonly onName: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const loadSchema = async () => (await contractSchemas()).teamInputSchema;

/** Asks for the name of a team. */
function NameDialog({ title, initial, submit, pending, onName, onClose }: NameDialogProps) {
  const { errors, text, onSubmit } = useForm({
    name: `team.${initial}`,
    start: { name: initial },
    load: loadSchema,
    send: (made) => onName(made.name),
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={onSubmit}>
        <Field label={t('Team Name')} error={errors.get('name')}>
          {(control) => (
            <Input
              {...control}
              maxCharacters={LIMITS.TEAM_NAME_MAX}
              autoComplete="off"
              {...text('name')}
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

/** Creates a team and opens it. */
export function CreateTeamDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useTeamChange(
    (name: string) => call('POST /api/teams', { body: { name } }),
    {
      done: t('Team created successfully!'),
      failed: t('Failed to create team'),
      onDone: ({ id }) => {
        onClose();
        void navigate({ to: '/teams/$id', params: { id } });
      },
    },
  );
  return (
    <NameDialog
      title={t('Create Team')}
      initial=""
      submit={{ label: t('Create Team'), pendingLabel: t('Creating...') }}
      pending={isPending}
      onName={mutateAsync}
      onClose={onClose}
    />
  );
}

interface RenameTeamDialogProps {
  readonly team: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Renames a team. */
export function RenameTeamDialog({ team, onClose }: RenameTeamDialogProps) {
  const { mutateAsync, isPending } = useTeamChange(
    (name: string) => call('PATCH /api/teams/:id', { params: { id: team.id }, body: { name } }),
    {
      failed: t('Failed to rename team'),
      onDone: onClose,
    },
  );
  return (
    <NameDialog
      title={t('Rename Team')}
      initial={team.name}
      submit={{ label: t('Save Name'), pendingLabel: t('Saving...') }}
      pending={isPending}
      onName={mutateAsync}
      onClose={onClose}
    />
  );
}

import { deleteTeam, removeTeamPlayer, type TeamDetails } from '@hooplog/contract';
import { LogOut, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { AskFirst } from '../../../components/ui/ask-first.tsx';
import { RenameTeamDialog } from '../name-dialog.tsx';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';

interface TeamActionProps {
  readonly team: TeamDetails;
  readonly userId: string;
  /** The team is gone, for everybody or for who left it. */
  readonly onGone: () => void;
}

function DeleteTeam({ team, onGone, onClose }: TeamActionProps & { readonly onClose: () => void }) {
  const { mutate, isPending } = useTeamChange(() => call(deleteTeam, { params: { id: team.id } }), {
    failed: 'Failed to delete team',
    onDone: onGone,
  });
  return (
    <AskFirst
      question={`Delete ${team.name}?`}
      deed="Delete Team"
      pending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      The team, its invitations and its assigned workouts are gone for everybody. The players keep
      their workouts. This cannot be undone.
    </AskFirst>
  );
}

function LeaveTeam({
  team,
  userId,
  onGone,
  onClose,
}: TeamActionProps & { readonly onClose: () => void }) {
  const { mutate, isPending } = useTeamChange(
    () => call(removeTeamPlayer, { params: { id: team.id, playerId: userId } }),
    {
      failed: 'Failed to leave team',
      onDone: onGone,
    },
  );
  return (
    <AskFirst
      question={`Leave ${team.name}?`}
      deed="Leave Team"
      pending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      Your coach no longer sees your numbers. To come back you need another invitation.
    </AskFirst>
  );
}

/** What can be done with the team as a whole: rename and delete it, or leave it. */
export function TeamActions(props: TeamActionProps) {
  const { team } = props;
  const [asked, setAsked] = useState<'rename' | 'delete' | 'leave' | null>(null);
  const close = () => {
    setAsked(null);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {team.mayManage && (
        <>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setAsked('rename');
            }}
          >
            <Pencil aria-hidden /> Rename
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              setAsked('delete');
            }}
          >
            <Trash2 aria-hidden /> Delete
          </Button>
        </>
      )}
      {team.role === 'player' && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setAsked('leave');
          }}
        >
          <LogOut aria-hidden /> Leave Team
        </Button>
      )}
      {asked === 'rename' && <RenameTeamDialog team={team} onClose={close} />}
      {asked === 'delete' && <DeleteTeam {...props} onClose={close} />}
      {asked === 'leave' && <LeaveTeam {...props} onClose={close} />}
    </div>
  );
}

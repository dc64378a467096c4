import { acceptTeamInvitation, declineTeamInvitation } from '@hooplog/contract';
import { call } from '../../lib/api-client/call.ts';
import { useTeamChange } from '../teams/use-team-change.ts';
import { Button } from '../ui/button.tsx';
import { useSquadAnswer } from './use-squad-answer.ts';

interface AnswerProps {
  readonly token: string;
  /** Of the squad or the team. */
  readonly name: string;
}

interface ButtonsProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

function Buttons({ name, busy, onAccept, onDecline }: ButtonsProps) {
  return (
    <div role="group" aria-label={name} className="flex gap-2">
      <Button
        variant="secondary"
        aria-label={`Decline: ${name}`}
        disabled={busy}
        onClick={onDecline}
      >
        Decline
      </Button>
      <Button aria-label={`Accept: ${name}`} disabled={busy} onClick={onAccept}>
        Accept
      </Button>
    </div>
  );
}

/** Yes or no to a squad. */
export function SquadAnswer({ token, name }: AnswerProps) {
  const { mutate, isPending } = useSquadAnswer(token, () => undefined);
  return (
    <Buttons
      name={name}
      busy={isPending}
      onAccept={() => {
        mutate('accept');
      }}
      onDecline={() => {
        mutate('decline');
      }}
    />
  );
}

/** Yes or no to a team. */
export function TeamAnswer({ token, name }: AnswerProps) {
  const params = { token };
  const accept = useTeamChange({
    change: () => call(acceptTeamInvitation, { params, body: {} }),
    success: 'Invitation accepted!',
    failure: 'Failed to accept invitation',
  });
  const decline = useTeamChange({
    change: () => call(declineTeamInvitation, { params, body: {} }),
    success: 'Invitation declined',
    failure: 'Failed to decline invitation',
  });
  return (
    <Buttons
      name={name}
      busy={accept.isPending || decline.isPending}
      onAccept={() => {
        accept.mutate();
      }}
      onDecline={() => {
        decline.mutate();
      }}
    />
  );
}

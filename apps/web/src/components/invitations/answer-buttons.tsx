import { t } from '@hooplog/language';
import { Button } from '../ui/button.tsx';
import { useSquadAnswer } from './use-squad-answer.ts';
import { useTeamAnswer } from './use-team-answer.ts';

interface AnswerProps {
  readonly token: string;
  /** Name of the squad or the team. */
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
    <div role="group" aria-label={name} className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        aria-label={t('Decline: {name}', { name })}
        disabled={busy}
        onClick={onDecline}
      >
        {t('Decline')}
      </Button>
      <Button aria-label={t('Accept: {name}', { name })} disabled={busy} onClick={onAccept}>
        {t('Accept')}
      </Button>
    </div>
  );
}

/** Accept or decline a squad's invitation. */
export function SquadAnswer({ token, name }: AnswerProps) {
  const { accept, decline } = useSquadAnswer(token);
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

/** Accept or decline a team's invitation. */
export function TeamAnswer({ token, name }: AnswerProps) {
  const { busy, accept, decline } = useTeamAnswer(token);
  return <Buttons name={name} busy={busy} onAccept={accept} onDecline={decline} />;
}

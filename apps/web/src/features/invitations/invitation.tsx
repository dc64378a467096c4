import type { ReceivedInvitation } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { TaskCard } from '../../components/layout/task-card.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDay } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { switchAccount } from '../../lib/session/sign-out.ts';
import { invitationQuery } from '../../lib/queries/invitations.ts';
import { type InvitationProblem, problemOf, problemOfError } from './invitation-problem.ts';
import { useSquadAnswer } from '../../components/invitations/use-squad-answer.ts';

function Problem({ title, text, isOthers, token }: InvitationProblem & { readonly token: string }) {
  return (
    <TaskCard title={title} intro={text}>
      {isOthers === true && (
        <Button asChild className="mb-3">
          <a {...switchAccount(`/invite/${token}`)}>{t('Switch account')}</a>
        </Button>
      )}
      <Button asChild variant="secondary">
        <Link to="/groups">{t('Go to My Squads')}</Link>
      </Button>
    </TaskCard>
  );
}

interface AnswerProps {
  readonly invitation: ReceivedInvitation;
  readonly onAnswered: () => void;
}

function Answers({ invitation, onAnswered }: AnswerProps) {
  const { accept, decline } = useSquadAnswer(invitation.token, onAnswered);
  const isPending = accept.isPending || decline.isPending;
  if (invitation.isMember) {
    return (
      <div className="space-y-4">
        <p>{t('You are already in this squad.')}</p>
        <Button asChild>
          <Link to="/groups/$id" params={{ id: invitation.groupId }}>
            {t('See the squad')}
          </Link>
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Button
        size="lg"
        className="sm:order-last"
        disabled={isPending}
        pending={accept.isPending}
        onClick={() => {
          accept.mutate();
        }}
      >
        {t('Accept & Join')}
      </Button>
      <Button
        size="lg"
        variant="secondary"
        disabled={isPending}
        pending={decline.isPending}
        onClick={() => {
          decline.mutate();
        }}
      >
        {t('Decline')}
      </Button>
    </div>
  );
}

function Open({ invitation, onAnswered }: AnswerProps) {
  const timeZone = useTimeZone();
  const { groupName, groupDescription, inviter, expiresAt } = invitation;
  return (
    <TaskCard
      title={groupName}
      intro={t('{inviter} invites you to join this squad. The invitation is good until {day}.', {
        inviter: inviter.name,
        day: formatDay(expiresAt, timeZone),
      })}
    >
      {groupDescription !== null && (
        <p className="mb-6 break-words whitespace-pre-line">{groupDescription}</p>
      )}
      <Answers invitation={invitation} onAnswered={onAnswered} />
      <p className="mt-6 text-sm text-muted">
        {t('Members of a squad see each other’s names and shooting numbers, never videos.')}
      </p>
    </TaskCard>
  );
}

interface InvitationProps {
  readonly token: string;
  readonly onAnswered: () => void;
}

function Found({ invitation, onAnswered }: AnswerProps) {
  const processed = problemOf(invitation.status);
  if (processed !== null) return <Problem {...processed} token={invitation.token} />;
  return <Open invitation={invitation} onAnswered={onAnswered} />;
}

/** What a link invites to, with buttons to answer. */
export function Invitation({ token, onAnswered }: InvitationProps) {
  const query = useQuery(invitationQuery(token));
  const problem = query.error === null ? null : problemOfError(query.error);
  if (problem !== null) return <Problem {...problem} token={token} />;
  const loaded = (
    <Loaded
      query={query}
      title={t('The invitation could not be loaded')}
      skeleton={<Skeleton className="h-40" />}
    >
      {(invitation) => <Found invitation={invitation} onAnswered={onAnswered} />}
    </Loaded>
  );
  return query.data === undefined ? <TaskCard title={t('Invitation')}>{loaded}</TaskCard> : loaded;
}

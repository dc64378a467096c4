import type { ReceivedTeamInvitation } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useTeamAnswer } from '../../../components/invitations/use-team-answer.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { isNotFound, isRefusal, userMessage } from '../../../lib/api-client/api-error.ts';
import { switchAccount } from '../../../lib/session/sign-out.ts';
import { teamInvitationQuery } from '../../../lib/queries/teams.ts';
import { WHAT_COACHES_SEE } from '../../../components/teams/team-text.ts';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Shown beside the link to the teams. */
  readonly action?: ReactNode;
}

/** Explains why there is nothing to answer. */
function Notice({ title, text, action }: NoticeProps) {
  return (
    <div>
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {action}
        <Button asChild variant="secondary">
          <Link to="/teams">{t('Go to Teams')}</Link>
        </Button>
      </div>
    </div>
  );
}

/** The notice shown instead of the question; null if the invitation is open for the caller. */
function noticeOf({ status, role }: ReceivedTeamInvitation): NoticeProps | null {
  if (role === 'coach') {
    return { title: t('You coach this team'), text: t('Hand this link to your players.') };
  }
  if (role === 'player') {
    return { title: t('You are on this team'), text: t('There is nothing left to answer.') };
  }
  if (status === 'pending') return null;
  if (status === 'expired') {
    return {
      title: t('Invitation Expired'),
      text: t('This invitation has expired. Please ask the coach for a new invitation.'),
    };
  }
  return {
    title: t('Invitation Already Processed'),
    text: t(
      'This invitation has already been {status, select, accepted {accepted} declined {declined} revoked {revoked} other {answered}}.',
      { status },
    ),
  };
}

interface JoinTeamProps {
  readonly token: string;
  /** Accepted or declined. */
  readonly onDone: () => void;
}

function Question({
  invitation,
  onDone,
}: Omit<JoinTeamProps, 'token'> & { readonly invitation: ReceivedTeamInvitation }) {
  const { busy, accept, decline } = useTeamAnswer(invitation.token, onDone);
  return (
    <div>
      <h2 className="text-2xl display break-words">{invitation.team.name}</h2>
      <p className="mt-1 text-muted">{t('Coached by {coach}', { coach: invitation.coach.name })}</p>
      <p className="mt-4">{WHAT_COACHES_SEE}</p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" disabled={busy} onClick={decline}>
          {t('Decline')}
        </Button>
        <Button disabled={busy} onClick={accept}>
          {t('Accept & Join')}
        </Button>
      </div>
    </div>
  );
}

const INVALID = (
  <Notice
    title={t('Invalid Invitation')}
    text={t('This invitation link is invalid, expired, or has already been used.')}
  />
);

/** The question of an invitation or a join link, with buttons to answer. */
export function JoinTeam({ token, onDone }: JoinTeamProps) {
  const query = useQuery(teamInvitationQuery(token));
  if (isRefusal(query.error) && !isNotFound(query.error)) {
    const text = userMessage(query.error, t('This invitation was sent to another e-mail address'));
    const action = (
      <Button asChild>
        <a {...switchAccount(`/join/${token}`)}>{t('Switch account')}</a>
      </Button>
    );
    return <Notice title={t('Not for this account')} text={text} action={action} />;
  }
  return (
    <Loaded
      query={query}
      title={t('The invitation could not be loaded')}
      skeleton={<Skeleton className="h-48" />}
      gone={INVALID}
    >
      {(invitation) => {
        const notice = noticeOf(invitation);
        if (notice !== null) return <Notice {...notice} />;
        return <Question invitation={invitation} onDone={onDone} />;
      }}
    </Loaded>
  );
}

import type { News } from '@hooplog/contract';
import { SquadAnswer, TeamAnswer } from '../../components/invitations/answer-buttons.tsx';
import { WHAT_COACHES_SEE } from '../../components/teams/team-text.ts';

/** A notification that can be answered in the list. */
export type Invitation = Extract<News, { token: string }>;

/** Buttons to accept or decline an invitation. */
export function NewsAnswer({ news }: { readonly news: Invitation }) {
  if (news.kind === 'squad_invitation') {
    return <SquadAnswer token={news.token} name={news.squad.name} />;
  }
  return (
    <>
      <p className="mb-2 text-sm text-muted">{WHAT_COACHES_SEE}</p>
      <TeamAnswer token={news.token} name={news.team.name} />
    </>
  );
}

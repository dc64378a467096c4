import { inOneLine, type LetterContent, writeLetter } from '../letter.ts';

interface TeamInvitation {
  readonly coachName: string;
  readonly teamName: string;
  readonly days: number;
  readonly invitationUrl: string;
  readonly unsubscribeUrl: string;
}

/** A coach asks somebody to join a team, and says what the coach will see. */
export function teamInvitation(invitation: TeamInvitation): LetterContent {
  const coach = inOneLine(invitation.coachName);
  const team = inOneLine(invitation.teamName);
  return writeLetter({
    subject: `${coach} invites you to the team ${team}`,
    paragraphs: [
      `${coach} coaches the team “${team}” on Hooplog, where players log their shooting workouts, and invites you to it.`,
      `On a team the coach sees your name, your picture and your shooting numbers: never your videos, your notes or your address. You can leave at any time.`,
      `The invitation is for this e-mail address and good for ${invitation.days} days. If you do not know ${coach}, you can ignore it.`,
    ],
    action: { label: 'See the invitation', url: invitation.invitationUrl },
    reason: `You are getting this e-mail because ${coach} entered your address in Hooplog.`,
    unsubscribeUrl: invitation.unsubscribeUrl,
  });
}

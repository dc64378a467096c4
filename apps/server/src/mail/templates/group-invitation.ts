import { inOneLine, type LetterContent, writeLetter } from '../letter.ts';

interface GroupInvitation {
  readonly inviterName: string;
  readonly groupName: string;
  readonly days: number;
  readonly invitationUrl: string;
  readonly unsubscribeUrl: string;
}

/** Somebody is asked to join a squad. */
export function groupInvitation(invitation: GroupInvitation): LetterContent {
  const inviter = inOneLine(invitation.inviterName);
  const group = inOneLine(invitation.groupName);
  return writeLetter({
    subject: `${inviter} invites you to the squad ${group}`,
    paragraphs: [
      `${inviter} invites you to join the squad “${group}” on Hooplog, where players log their shooting workouts and compare them with friends.`,
      `The invitation is for this e-mail address and good for ${invitation.days} days. If you do not know ${inviter}, you can ignore it.`,
    ],
    action: { label: 'See the invitation', url: invitation.invitationUrl },
    reason: `You are getting this e-mail because ${inviter} entered your address in Hooplog.`,
    unsubscribeUrl: invitation.unsubscribeUrl,
  });
}

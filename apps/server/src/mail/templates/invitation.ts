import { inOneLine, type LetterContent, writeLetter } from '../letter.ts';

/** What an invitation by e-mail is written from. */
export interface Invited {
  readonly to: 'squad' | 'team';
  readonly inviterName: string;
  /** Of the squad or team. */
  readonly name: string;
  readonly days: number;
  readonly invitationUrl: string;
  readonly unsubscribeUrl: string;
}

/** What the invitation is about; to a team it says what the coach will see. */
const ABOUT = {
  squad: (inviter: string, squad: string) => [
    `${inviter} invites you to join the squad “${squad}” on Hooplog, where players log their shooting workouts and compare them with friends.`,
  ],
  team: (coach: string, team: string) => [
    `${coach} coaches the team “${team}” on Hooplog, where players log their shooting workouts, and invites you to it.`,
    `On a team the coach sees your name, your picture and your shooting numbers: never your videos, your notes or your address. You can leave at any time.`,
  ],
} as const;

/** Somebody is asked to join a squad or a team. */
export function invitationMail(invited: Invited): LetterContent {
  const { to, days, invitationUrl, unsubscribeUrl } = invited;
  const inviter = inOneLine(invited.inviterName);
  const name = inOneLine(invited.name);
  return writeLetter({
    subject: `${inviter} invites you to the ${to} ${name}`,
    paragraphs: [
      ...ABOUT[to](inviter, name),
      `The invitation is for this e-mail address and good for ${days} days. If you do not know ${inviter}, you can ignore it.`,
    ],
    action: { label: 'See the invitation', url: invitationUrl },
    footer: {
      reason: `You are getting this e-mail because ${inviter} entered your address in Hooplog.`,
      unsubscribeUrl,
    },
  });
}

import { t } from '@hooplog/language';
import { inOneLine, type LetterContent, writeLetter } from '../letter.ts';

/** Facts of an invitation by email. */
export interface Invited {
  readonly to: 'squad' | 'team';
  readonly inviterName: string;
  /** Name of the squad or team. */
  readonly name: string;
  readonly days: number;
  readonly invitationUrl: string;
  readonly unsubscribeUrl: string;
}

interface Names {
  readonly inviter: string;
  readonly name: string;
}

/** Subject and text of an invitation; one to a team says what the coach will see. */
const ABOUT: Readonly<
  Record<Invited['to'], (names: Names) => { subject: string; paragraphs: readonly string[] }>
> = {
  squad: ({ inviter, name }) => ({
    subject: t('{inviter} invites you to the squad {name}', { inviter, name }),
    paragraphs: [
      t(
        '{inviter} invites you to join the squad “{name}” on Hooplog, where players log their shooting workouts and compare them with friends.',
        { inviter, name },
      ),
    ],
  }),
  team: ({ inviter, name }) => ({
    subject: t('{inviter} invites you to the team {name}', { inviter, name }),
    paragraphs: [
      t(
        '{inviter} coaches the team “{name}” on Hooplog, where players log their shooting workouts, and invites you to it.',
        { inviter, name },
      ),
      t(
        'On a team the coach sees your name, your picture and your shooting numbers: never your videos, your notes or your address. You can leave at any time.',
      ),
    ],
  }),
};

/** Invites somebody to a squad or a team. */
export function invitationMail(invited: Invited): LetterContent {
  const { to, days, invitationUrl, unsubscribeUrl } = invited;
  const inviter = inOneLine(invited.inviterName);
  const { subject, paragraphs } = ABOUT[to]({ inviter, name: inOneLine(invited.name) });
  return writeLetter({
    subject,
    paragraphs: [
      ...paragraphs,
      t(
        'The invitation is for this e-mail address and good for {days, plural, one {# day} other {# days}}. If you do not know {inviter}, you can ignore it.',
        { days, inviter },
      ),
    ],
    action: { label: t('See the invitation'), url: invitationUrl },
    footer: {
      reason: t('You are getting this e-mail because {inviter} entered your address in Hooplog.', {
        inviter,
      }),
      unsubscribeUrl,
    },
  });
}

import { locale, t } from '@hooplog/language';
import type { Mail } from '../../mail/mailer.ts';
import { inOneLine } from '../../mail/letter.ts';

const day = (moment: Date) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

type Letter = Pick<Mail, 'subject' | 'text'>;

/** Asks a parent for consent. It says what is stored, that it costs nothing, and what happens without an answer. */
export const questionToParent = (
  childName: string,
  childEmail: string,
  link: string,
  deadline: Date,
): Letter => ({
  subject: t('May your child use Hooplog?'),
  text: `${t('Hello,', {}, 'to a parent')}

${t(
  '{child} ({address}) is under 13, wants to keep a basketball training diary with Hooplog, and gave us your address to ask you.',
  { child: inOneLine(childName), address: childEmail },
)}

${t(
  'Hooplog counts shots, in videos of workouts or by hand. It keeps what your child enters: name, e-mail address, birthday, workouts and videos. Nobody but your child sees the videos. Children do not take part in the chat and are not on the leaderboard. It is free, and nothing is sold or shown to advertisers.',
)}

${t('Please read what it is about, and agree or refuse, here:')}
${link}

${t(
  'Until you agree, the account can do nothing. If you refuse, or do not answer by {day}, it is deleted with everything in it, and so is your address.',
  { day: day(deadline) },
)}
`,
});

/** Confirms a consent, and says how to withdraw it. */
export const confirmationToParent = (childName: string, link: string): Letter => ({
  subject: t('You agreed: your child can use Hooplog'),
  text: `${t('Hello,', {}, 'to a parent')}

${t(
  'you agreed that {child} may use Hooplog. Here you see how the week goes and what is shared with whom, take your child out of squads and teams, or take your consent back:',
  { child: inOneLine(childName) },
)}
${link}

${t('Taking it back deletes the account with everything in it. Please keep this mail.')}
`,
});

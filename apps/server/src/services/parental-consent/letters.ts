import type { Mail } from '../../mail/mailer.ts';

const day = (moment: Date) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

/** Asks a parent. It says what is kept, that it costs nothing, and what happens without an answer. */
export const questionToParent = (
  childName: string,
  childEmail: string,
  link: string,
  deadline: Date,
): Pick<Mail, 'subject' | 'text'> => ({
  subject: 'May your child use Hooplog?',
  text: `Hello,

${oneLine(childName)} (${childEmail}) is under 13, wants to keep a basketball training diary with Hooplog, and gave us your address to ask you.

Hooplog counts shots, in videos of workouts or by hand. It keeps what your child enters: name, e-mail address, birthday, workouts and videos. Nobody but your child sees the videos. Children do not take part in the chat and are not on the leaderboard. It is free, and nothing is sold or shown to advertisers.

Please read what it is about, and agree or refuse, here:
${link}

Until you agree, the account can do nothing. If you refuse, or do not answer by ${day(deadline)}, it is deleted with everything in it, and so is your address.
`,
});

/** Confirms a consent, and says how it is taken back. */
export const confirmationToParent = (
  childName: string,
  link: string,
): Pick<Mail, 'subject' | 'text'> => ({
  subject: 'You agreed: your child can use Hooplog',
  text: `Hello,

you agreed that ${oneLine(childName)} may use Hooplog. Here you see how the week goes and what is shared with whom, take your child out of squads and teams, or take your consent back:
${link}

Taking it back deletes the account with everything in it. Please keep this mail.
`,
});

/** A name that a child typed, in one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

import type { CodesGo } from './sign-in-methods.ts';

interface CodeWords {
  /** Title of the page once a code was asked for. */
  readonly title: string;
  /** Where the code is, under its field. */
  readonly hint: (email: string) => string;
  /** After another one was asked for. */
  readonly again: (email: string) => string;
}

/** What is said about a code: a mail is spoken of only where one goes out. */
export const CODE_WORDS: Readonly<Record<CodesGo, CodeWords>> = {
  mail: {
    title: 'Check your e-mail',
    hint: (email) => `Sent to ${email}. It is valid for 10 minutes.`,
    again: (email) => `Look for it at ${email}.`,
  },
  screen: {
    title: 'Read your code',
    hint: (email) => `For ${email}. It is valid for 10 minutes.`,
    again: () => 'It is shown where Hooplog was started.',
  },
  nowhere: {
    title: 'No mail was sent',
    hint: (email) => `For ${email}. It is valid for 10 minutes.`,
    again: () => 'It was not mailed: no mail server is set up here.',
  },
};

import type { CodesGo } from './sign-in-methods.ts';

interface CodeWords {
  /** Where the code is, under its field. */
  readonly hint: (email: string) => string;
  /** After another one was asked for. */
  readonly again: (email: string) => string;
}

/** What is said about a code: a mail is spoken of only where one goes out. */
export const CODE_WORDS: Readonly<Record<CodesGo, CodeWords>> = {
  mail: {
    hint: (email) => `Sent to ${email}. It is valid for 10 minutes.`,
    again: (email) => `Look for it at ${email}.`,
  },
  screen: {
    hint: (email) => `For ${email}. It is valid for 10 minutes.`,
    again: () => 'It is shown where Hooplog was started.',
  },
  nowhere: {
    hint: (email) => `For ${email}. It is valid for 10 minutes.`,
    again: () => 'It was not mailed: no mail server is set up here.',
  },
};

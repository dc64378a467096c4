import { t } from '@hooplog/language';
import { type LetterContent, writeLetter } from '../letter.ts';

/** The code, also as a link: a browser that did not ask for the code is asked for confirmation before it signs in. */
export const signInCodeMail = (code: string, url: string): LetterContent =>
  writeLetter({
    subject: t('{code} is your Hooplog code', { code }),
    paragraphs: [
      t('Your Hooplog sign-in code is {code}', { code }),
      `${t('It is good for 10 minutes, can be used once, and only in the browser that asked for it.')}
${t('If you did not ask for it, you can ignore this mail; nobody can sign in without the code.')}`,
      t(
        'Or open this link, within the same 10 minutes. In another browser it asks before it signs you in.',
      ),
    ],
    action: { label: t('Sign in to Hooplog'), url },
  });

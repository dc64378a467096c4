import { t } from '@hooplog/language';
import type { CodesGo } from './sign-in-methods.ts';

interface CodeWords {
  /** Where to find the code, shown under its field. */
  readonly hint: (email: string) => string;
  /** Shown after another code was requested. */
  readonly again: (email: string) => string;
}

/** Texts about a code; they mention a mail only if one is sent. */
export const CODE_WORDS: Readonly<Record<CodesGo, CodeWords>> = {
  mail: {
    hint: (email) => t('Sent to {email}. It is valid for 10 minutes.', { email }),
    again: (email) => t('Look for it at {email}.', { email }),
  },
  screen: {
    hint: (email) => t('For {email}. It is valid for 10 minutes.', { email }),
    again: () => t('It is shown where Hooplog was started.'),
  },
  nowhere: {
    hint: (email) => t('For {email}. It is valid for 10 minutes.', { email }),
    again: () => t('It was not mailed: no mail server is set up here.'),
  },
};

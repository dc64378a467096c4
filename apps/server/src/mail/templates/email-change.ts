import { t } from '@hooplog/language';
import { type LetterContent, writeLetter } from '../letter.ts';

interface OldAddressFacts {
  readonly code: string;
  /** The new address. */
  readonly email: string;
  readonly stopUrl: string;
}

/** To the present address: its code, and a link that cancels the change. */
export const oldAddressMail = ({ code, email, stopUrl }: OldAddressFacts): LetterContent =>
  writeLetter({
    subject: t('{code} confirms the change of your Hooplog address', { code }),
    paragraphs: [
      t('Your Hooplog account is about to get a new e-mail address: {email}', { email }),
      t(
        'If you asked for this, type the code {code} where it says “Code to your present address”, within 30 minutes.',
        { code },
      ),
      t(
        'If you did not ask for it, do not share this code. Somebody is signed in to your account: stop the change, which signs everybody out.',
      ),
    ],
    action: { label: t('Stop the change'), url: stopUrl },
  });

/** To the new address: its code. It does not name the account, since the address may be mistyped. */
export const newAddressMail = (code: string, url: string): LetterContent =>
  writeLetter({
    subject: t('{code} confirms your new Hooplog address', { code }),
    paragraphs: [
      t('This address is about to become that of a Hooplog account.'),
      t(
        'If you asked for this, type the code {code} where it says “Code to your new address”, within 30 minutes.',
        { code },
      ),
      t('If you did not ask for it, do not share this code, and nothing happens.'),
    ],
    action: { label: t('Open Hooplog'), url },
  });

/** To a new address that already has an account: only its owner learns why there is no code. */
export const takenAddressMail = (url: string): LetterContent =>
  writeLetter({
    subject: t('Your address already has a Hooplog account'),
    paragraphs: [
      t(
        'Somebody wants to use this address for another Hooplog account. It has one, so nothing was changed.',
      ),
      t(
        'If that was you: sign in with this address, export what you want to keep, delete that account, and then change the address of the other one.',
      ),
      t('If you did not ask for it, there is nothing to do.'),
    ],
    action: { label: t('Sign in to Hooplog'), url },
  });

/** To the former address of an account, after the change. */
export const emailChangedMail = (email: string, contactUrl: string): LetterContent =>
  writeLetter({
    subject: t('Your Hooplog address was changed'),
    paragraphs: [
      t(
        'Your Hooplog account now has the e-mail address {email}. This address no longer signs in to it.',
        { email },
      ),
      t('All other devices were signed out. If this was not you, write to the operator at once.'),
    ],
    action: { label: t('Contact the operator'), url: contactUrl },
  });

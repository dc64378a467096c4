import { t } from '@hooplog/language';
import { type LetterContent, writeLetter } from '../letter.ts';

/** @param device on which it was added, such as "Safari on iPhone" */
export const passkeyAddedMail = (device: string, url: string): LetterContent =>
  writeLetter({
    subject: t('A passkey was added to your Hooplog account'),
    paragraphs: [
      t(
        'A passkey was added on this device: {device}. It signs in to your account without a code.',
        { device },
      ),
      t(
        'If that was you, there is nothing to do. If not, open your profile, remove the passkey and sign out all other devices.',
      ),
    ],
    action: { label: t('Open your profile'), url },
  });

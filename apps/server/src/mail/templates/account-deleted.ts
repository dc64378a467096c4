import { t } from '@hooplog/language';
import { inOneLine, type LetterContent, writeLetter } from '../letter.ts';

/** Tells the owner of a deleted account that it is gone, and why. */
export const accountDeletedMail = (reason: string, contactUrl: string): LetterContent =>
  writeLetter({
    subject: t('Your Hooplog account was deleted'),
    paragraphs: [
      t(
        'The operator of this Hooplog has deleted your account with everything in it: workouts, videos, messages, and your places in squads and teams.',
      ),
      t('The reason that they gave: {reason}', { reason: inOneLine(reason) }),
      t(
        'If you think that this is a mistake, write to the operator. What was deleted cannot be brought back.',
      ),
    ],
    action: { label: t('Contact the operator'), url: contactUrl },
  });

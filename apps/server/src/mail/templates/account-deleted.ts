import { inOneLine, type LetterContent, writeLetter } from '../letter.ts';

/** What the owner of a deleted account is told: that it is gone, and why. */
export const accountDeletedMail = (reason: string, contactUrl: string): LetterContent =>
  writeLetter({
    subject: 'Your Hooplog account was deleted',
    paragraphs: [
      'The operator of this Hooplog has deleted your account with everything in it: workouts, videos, messages, and your places in squads and teams.',
      `The reason that they gave: ${inOneLine(reason)}`,
      'If you think that this is a mistake, write to the operator. What was deleted cannot be brought back.',
    ],
    action: { label: 'Contact the operator', url: contactUrl },
  });

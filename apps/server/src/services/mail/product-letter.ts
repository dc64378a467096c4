import type { Language } from '@hooplog/language';
import type { JobPayload } from '../../jobs/definitions.ts';
import type { LetterContent } from '../../mail/letter.ts';
import type { MailKind } from '../../mail/unsubscribe-token.ts';
import type { MailContext } from '../context.ts';

export type ProductMail = JobPayload<'send-mail'>;
export type Template = ProductMail['template'];

/** A mail about something that is still current. */
export interface ProductLetter {
  /** Address, lower case. */
  readonly to: string;
  /** The reader's language; for a reader without an account that of the inviter. */
  readonly language: Language | null;
  readonly kind: MailKind;
  /** Writes the letter in the current language (`inLanguage`). */
  readonly write: (unsubscribeUrl: string) => LetterContent;
}

/** Loads what the ids name; null if there is nothing to say (any more). */
export type FindLetter<T extends Template> = (
  context: MailContext,
  ids: Extract<ProductMail, { template: T }>,
) => Promise<ProductLetter | null>;

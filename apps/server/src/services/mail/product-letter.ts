import type { Language } from '@hooplog/language';
import type { JobPayload } from '../../jobs/definitions.ts';
import type { LetterContent } from '../../mail/letter.ts';
import type { MailKind } from '../../mail/unsubscribe-token.ts';
import type { MailContext } from '../context.ts';

export type ProductMail = JobPayload<'send-mail'>;
export type Template = ProductMail['template'];

/** A mail about something that still holds. */
export interface ProductLetter {
  /** Address, lower case. */
  readonly to: string;
  /** Of its reader; of who invites somebody without an account. */
  readonly language: Language | null;
  readonly kind: MailKind;
  /** In the language around it (`inLanguage`). */
  readonly write: (unsubscribeUrl: string) => LetterContent;
}

/** Loads what the ids name; null when there is nothing (any more) to tell. */
export type FindLetter<T extends Template> = (
  context: MailContext,
  ids: Extract<ProductMail, { template: T }>,
) => Promise<ProductLetter | null>;

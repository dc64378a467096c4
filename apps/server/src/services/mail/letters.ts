import type { MailContext } from '../context.ts';
import { squadInvitationLetter, teamInvitationLetter } from '../invitations/letters.ts';
import { weeklyDigestLetter } from './weekly-digest-letter.ts';
import type { FindLetter, ProductLetter, ProductMail, Template } from './product-letter.ts';

/** For each template, what it is written from. */
const LETTERS: { readonly [T in Template]: FindLetter<T> } = {
  'group-invitation': squadInvitationLetter,
  'team-invitation': teamInvitationLetter,
  'weekly-digest': weeklyDigestLetter,
};

/** The letter of a job; null when there is nothing (any more) to tell. */
export function findLetter(context: MailContext, mail: ProductMail): Promise<ProductLetter | null> {
  // Each template has the finder of its own ids, which a call by a union of templates cannot show.
  const find = LETTERS[mail.template] as FindLetter<Template>;
  return find(context, mail);
}

import { inLanguage } from '@hooplog/language/node';
import { siteUrl } from '../../config/site-url.ts';
import { unsubscribeToken } from '../../mail/unsubscribe-token.ts';
import type { MailContext } from '../context.ts';
import { squadInvitationLetter, teamInvitationLetter } from '../invitations/letters.ts';
import type { FindLetter, ProductLetter, ProductMail, Template } from './product-letter.ts';
import { wantsProductMails } from './wants-product-mails.ts';
import { weeklyDigestLetter } from './weekly-digest-letter.ts';

/** The function that loads the letter, for each template. */
const LETTERS: { readonly [T in Template]: FindLetter<T> } = {
  'group-invitation': squadInvitationLetter,
  'team-invitation': teamInvitationLetter,
  'weekly-digest': weeklyDigestLetter,
};

/** The letter of a job; null if there is nothing to say (any more). */
function findLetter(context: MailContext, mail: ProductMail): Promise<ProductLetter | null> {
  // Each template has a finder for its own ids; TypeScript cannot check that for a union of templates.
  const find = LETTERS[mail.template] as FindLetter<Template>;
  return find(context, mail);
}

const unsubscribeUrl = ({ config, secret }: MailContext, { to, kind }: ProductLetter) =>
  `${siteUrl(config)}/api/mail/unsubscribe?token=${unsubscribeToken(secret, { address: to, kind })}`;

/** The digest has its own preference, which its finder reads. */
const isWanted = (context: MailContext, { to, kind }: ProductLetter) =>
  kind === 'weeklyDigest' || wantsProductMails(context, to);

/** Sends one product mail, unless it has become obsolete or its reader has unsubscribed. */
export async function sendProductMail(context: MailContext, mail: ProductMail): Promise<boolean> {
  const letter = await findLetter(context, mail);
  if (letter === null) return false;
  if (!(await isWanted(context, letter))) return false;
  const url = unsubscribeUrl(context, letter);
  await context.mail.send({
    to: letter.to,
    unsubscribeUrl: url,
    reference: Object.values(mail).join('.'),
    ...inLanguage(letter.language, () => letter.write(url)),
  });
  return true;
}

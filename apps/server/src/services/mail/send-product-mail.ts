import { inLanguage } from '@hooplog/language/node';
import { siteUrl } from '../../config/site-url.ts';
import { unsubscribeToken } from '../../mail/unsubscribe-token.ts';
import type { MailContext } from '../context.ts';
import { squadInvitationLetter, teamInvitationLetter } from '../invitations/letters.ts';
import type { FindLetter, ProductLetter, ProductMail, Template } from './product-letter.ts';
import { wantsProductMails } from './wants-product-mails.ts';
import { weeklyDigestLetter } from './weekly-digest-letter.ts';

/** For each template, what it is written from. */
const LETTERS: { readonly [T in Template]: FindLetter<T> } = {
  'group-invitation': squadInvitationLetter,
  'team-invitation': teamInvitationLetter,
  'weekly-digest': weeklyDigestLetter,
};

/** The letter of a job; null when there is nothing (any more) to tell. */
function findLetter(context: MailContext, mail: ProductMail): Promise<ProductLetter | null> {
  // Each template has the finder of its own ids, which a call by a union of templates cannot show.
  const find = LETTERS[mail.template] as FindLetter<Template>;
  return find(context, mail);
}

const unsubscribeUrl = ({ config, secret }: MailContext, { to, kind }: ProductLetter) =>
  `${siteUrl(config)}/api/mail/unsubscribe?token=${unsubscribeToken(secret, { address: to, kind })}`;

/** The digest has a preference of its own, which its finder reads. */
const isWanted = (context: MailContext, { to, kind }: ProductLetter) =>
  kind === 'weeklyDigest' || wantsProductMails(context, to);

/** Sends one product mail, unless there is nothing to tell any more or its reader wants none. */
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

import { siteOrigin } from '../../config/site-origin.ts';
import { unsubscribeToken } from '../../mail/unsubscribe-token.ts';
import type { MailContext } from '../context.ts';
import { findLetter } from './letters.ts';
import type { ProductMail } from './product-letter.ts';
import { wantsProductMails } from './wants-product-mails.ts';

const unsubscribeUrl = ({ config, secret }: MailContext, address: string) =>
  `${siteOrigin(config)}/api/mail/unsubscribe?token=${unsubscribeToken(secret, address)}`;

/** Sends one product mail, unless there is nothing to tell any more or its reader wants none. */
export async function sendProductMail(context: MailContext, mail: ProductMail): Promise<boolean> {
  const letter = await findLetter(context, mail);
  if (letter === null) return false;
  if (letter.isAskedFor !== true && !(await wantsProductMails(context, letter.to))) return false;
  const url = unsubscribeUrl(context, letter.to);
  await context.mail.send({
    to: letter.to,
    unsubscribeUrl: url,
    reference: Object.values(mail).join('.'),
    ...letter.write(url),
  });
  return true;
}

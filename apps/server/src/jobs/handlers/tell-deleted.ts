import { inLanguage } from '@hooplog/language/node';
import { siteUrl } from '../../config/site-url.ts';
import { accountDeletedMail } from '../../mail/templates/account-deleted.ts';
import type { Handler } from '../handler.ts';
import { sendNote } from './send-note.ts';

/** Mails the owner of an account that an operator deleted. */
export const tellDeleted: Handler<'tell-deleted'> = {
  name: 'tell-deleted',
  run: (context, { email, language, reason }) =>
    sendNote(context, {
      to: email,
      ...inLanguage(language, () =>
        accountDeletedMail(reason, `${siteUrl(context.config)}/contact`),
      ),
    }),
};

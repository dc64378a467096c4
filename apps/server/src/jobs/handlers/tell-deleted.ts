import { siteOrigin } from '../../config/site-origin.ts';
import { accountDeletedMail } from '../../mail/templates/account-deleted.ts';
import type { Handler } from '../handler.ts';
import { sendNote } from './send-note.ts';

/** Mails whoever had an account that an operator deleted. */
export const tellDeleted: Handler<'tell-deleted'> = {
  name: 'tell-deleted',
  run: (context, { email, reason }) =>
    sendNote(context, {
      to: email,
      ...accountDeletedMail(reason, `${siteOrigin(context.config)}/contact`),
    }),
};

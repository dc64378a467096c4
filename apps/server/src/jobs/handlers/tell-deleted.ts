import { inLanguage } from '@hooplog/language/node';
import { siteUrl } from '../../config/site-url.ts';
import { MailRefused } from '../../mail/mailer.ts';
import { accountDeletedMail } from '../../mail/templates/account-deleted.ts';
import type { Handler } from '../handler.ts';

/** Mails whoever had an account that an operator deleted. A server that will never take the mail is not asked again. */
export const tellDeleted: Handler<'tell-deleted'> = {
  name: 'tell-deleted',
  run: async ({ config, mail, log }, { email, language, reason }) => {
    try {
      await mail.send({
        to: email,
        ...inLanguage(language, () => accountDeletedMail(reason, `${siteUrl(config)}/contact`)),
      });
      return 'done';
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      log.warn({ err: error }, 'a mail was refused for good');
      return 'failed';
    }
  },
};

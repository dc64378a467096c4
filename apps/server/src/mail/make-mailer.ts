import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { hasMailsOnScreen } from '../config/mails-on-screen.ts';
import { LocalMailbox } from './local-mailbox.ts';
import { type Mail, type Mailer, MailRefused } from './mailer.ts';

/** Log for mails when no mail server is configured. */
export interface MailLog {
  info(details: object, message: string): void;
}

/** Mail programs unsubscribe their reader by a POST to this header's address (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const hostOfSender = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** SMTP codes from 500 on are final: the address does not exist, or the mail is not wanted. */
const isFinal = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550 &&
  error.responseCode < 560;

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  );
  return {
    mailbox: null,
    async send({ to, subject, text, html, unsubscribeUrl, reference }: Mail) {
      const headers = unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl);
      await transport
        .sendMail({
          // An object, not a string: nodemailer splits strings with commas into several addresses.
          to: { name: '', address: to },
          subject,
          text,
          headers,
          ...(html === undefined ? {} : { html }),
          ...(reference === undefined ? {} : { messageId: `<${reference}@${hostOfSender(from)}>` }),
        })
        .catch((error: unknown) => {
          if (!isFinal(error)) throw error;
          throw new MailRefused('The mail server refused the mail', { cause: error });
        });
    },
    close: () => {
      transport.close();
    },
  };
}

/** @param logsText whether the log gets the text too; others may read the log of a served program */
function localMailer(folder: string, logsText: boolean, log: MailLog, now: () => Date): Mailer {
  const mailbox = new LocalMailbox(folder);
  return {
    get mailbox() {
      return mailbox.read();
    },
    send(mail) {
      mailbox.keep(mail, now());
      const { to, subject, text } = mail;
      log.info(logsText ? { to, subject, text } : { folder }, 'mail (no SMTP_URL)');
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

/**
 * Sends mails through the configured server; without one, stores them in the local mailbox and, on a local installation, logs
 * them.
 */
export function makeMailer(config: Config, log: MailLog, now: () => Date): Mailer {
  return config.smtpUrl === null
    ? localMailer(join(config.dataDir, 'mailbox'), hasMailsOnScreen(config), log, now)
    : smtpMailer(config.smtpUrl, config.mailFrom);
}

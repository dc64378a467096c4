import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { hasMailsOnScreen } from '../config/mails-on-screen.ts';
import { LocalMailbox } from './local-mailbox.ts';
import { type Mail, type Mailer, MailRefused } from './mailer.ts';

/** Where mails are written to when no mail server is configured. */
export interface MailLog {
  info(details: object, message: string): void;
}

/** Programs that call for the reader press the button by a POST of this header's address (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const hostOfSender = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** Answers of a mail server from 500 on are final: the address does not exist, or the mail is not wanted. */
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
          // An object, not a string: nodemailer reads commas in strings as several addresses.
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

/** @param isTold whether the log, which others may read where the program serves them, holds the text as well */
function localMailer(folder: string, isTold: boolean, log: MailLog, now: () => Date): Mailer {
  const kept = new LocalMailbox(folder);
  return {
    get mailbox() {
      return kept.read();
    },
    send(mail) {
      kept.keep(mail, now());
      const { to, subject, text } = mail;
      log.info(isTold ? { to, subject, text } : { folder }, 'mail (no SMTP_URL)');
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

/** Mails by the configured server, else into the local mailbox and, on a machine of one's own, the log. */
export function makeMailer(config: Config, log: MailLog, now: () => Date): Mailer {
  return config.smtpUrl === null
    ? localMailer(join(config.dataDir, 'mailbox'), hasMailsOnScreen(config), log, now)
    : smtpMailer(config.smtpUrl, config.mailFrom);
}

import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Mail, Mailer, SentMail } from './mailer.ts';

/** The mailbox page is for the last few mails, not an archive. */
const KEPT_MAILS = 50;

/** Where mails are written to when no mail server is configured. */
export interface MailLog {
  info(details: object, message: string): void;
}

function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  );
  return {
    mailbox: null,
    async send({ to, subject, text }: Mail) {
      // An object, not a string: nodemailer reads commas in strings as several addresses.
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
    close: () => {
      transport.close();
    },
  };
}

function localMailer(log: MailLog, now: () => Date): Mailer {
  const mailbox: SentMail[] = [];
  return {
    mailbox,
    send(mail) {
      mailbox.unshift({ ...mail, sentAt: now() });
      mailbox.length = Math.min(mailbox.length, KEPT_MAILS);
      log.info({ to: mail.to, subject: mail.subject, text: mail.text }, 'mail (no SMTP_URL)');
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

/** Mails by the configured server, else into the log and the local mailbox page. */
export function makeMailer(config: Config, log: MailLog, now: () => Date): Mailer {
  return config.smtpUrl === null
    ? localMailer(log, now)
    : smtpMailer(config.smtpUrl, config.mailFrom);
}

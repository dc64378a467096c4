/** One mail to one person: plain words, and the same as simple HTML where there is a link to press. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Address at which one call ends such mails (RFC 8058). Mails that were asked for by their reader need none. */
  readonly unsubscribeUrl?: string;
  /** Names what the mail is about: a mail that is sent again after a doubtful try is recognised as the same. */
  readonly reference?: string;
}

export interface SentMail extends Mail {
  readonly sentAt: Date;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Mails that stayed here because no mail server is configured, newest first; null when there is one. */
  readonly mailbox: readonly SentMail[] | null;
  close(): void;
}

/** The mail server said that it will never take this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

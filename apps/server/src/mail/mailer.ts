/** One mail to one person: plain text, and the same as simple HTML if there is a link to press. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Address for one-click unsubscribing (RFC 8058). Mails that their reader asked for need none. */
  readonly unsubscribeUrl?: string;
  /** Identifies the mail, so that one sent again after a doubtful attempt is recognised as the same. */
  readonly reference?: string;
}

export interface SentMail extends Mail {
  readonly sentAt: Date;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Mails that were stored locally because no mail server is configured, newest first; null when there is one. */
  readonly mailbox: readonly SentMail[] | null;
  close(): void;
}

/** The mail server will never accept this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

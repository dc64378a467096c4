/** One mail to one person, in plain words. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
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

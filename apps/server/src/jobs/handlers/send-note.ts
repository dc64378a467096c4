import type { Mail } from '../../mail/mailer.ts';
import { MailRefused } from '../../mail/mailer.ts';
import type { JobContext, JobResult } from '../handler.ts';

/** Sends a mail about an account. Not retried if the server refuses it for good. */
export async function sendNote(
  { mail, log }: Pick<JobContext, 'log' | 'mail'>,
  note: Mail,
): Promise<JobResult> {
  try {
    await mail.send(note);
    return 'done';
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ err: error }, 'a mail was refused for good');
    return 'failed';
  }
}

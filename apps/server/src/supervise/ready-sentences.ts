import type { Config } from '../config/config.ts';
import type { ApiReady } from './run-api.ts';

/** What the person who started the program reads once it answers: where it is, and where mails are. */
export function readySentences(config: Config, { ready, mailbox }: ApiReady): string {
  const lines = ['', `Hooplog is ready: ${config.publicUrl ?? ready}  (Ctrl-C stops it)`];
  if (mailbox !== null) lines.push(`Mails, sign-in codes included: ${mailbox}`);
  else if (config.smtpUrl === null) {
    lines.push(
      `No mail server is set up (SMTP_URL): mails, sign-in codes included, reach nobody. They lie in ${config.dataDir}/mailbox.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

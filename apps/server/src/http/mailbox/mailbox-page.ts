import { escapeHtml } from '../../mail/escape-html.ts';
import type { SentMail } from '../../mail/mailer.ts';
import { plainPage } from '../plain-page.ts';

const article = ({ to, subject, text, sentAt }: SentMail) => `
<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></p>
<pre>${escapeHtml(text)}</pre>
</article>`;

/** @param mails newest first */
export function mailboxPage(mails: readonly SentMail[]): string {
  const list = mails.length === 0 ? '<p>No mails yet.</p>' : mails.map(article).join('');
  const note =
    '<p>No mail server is configured, so mails wait here. This page opens on this machine only, by the address that the start prints.</p>';
  return plainPage('Mailbox', note + list);
}

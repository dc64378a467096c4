import type { SentMail } from '../../mail/mailer.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export const STYLESHEET = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.75rem; padding: 1rem; margin: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0; }
p { margin: 0.25rem 0; opacity: 0.8; }
pre { white-space: pre-wrap; font: inherit; margin: 0.75rem 0 0; }
`;

const article = ({ to, subject, text, sentAt }: SentMail) => `
<article>
<h2>${escape(subject)}</h2>
<p>To ${escape(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></p>
<pre>${escape(text)}</pre>
</article>`;

/** @param mails newest first */
export function mailboxPage(mails: readonly SentMail[]): string {
  const list = mails.length === 0 ? '<p>No mails yet.</p>' : mails.map(article).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body>
<h1>Mailbox</h1>
<p>No mail server is configured, so mails wait here. This page answers only on this machine.</p>
${list}
</body>
</html>
`;
}

import { language, t } from '@hooplog/language';
import { escapeHtml } from './escape-html.ts';

/** Content of a mail before it is written as text and as HTML. All of it is plain text, whoever typed it. */
export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The only button. */
  readonly action: { readonly label: string; readonly url: string };
  /** Why the reader gets this mail, and how to unsubscribe; absent from mails that the reader has just asked for. */
  readonly footer?: { readonly reason: string; readonly unsubscribeUrl: string };
}

export interface LetterContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A name that somebody chose, on one line: a line break in a subject would start another header. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const asText = ({ paragraphs, action, footer }: Letter) => `${paragraphs.join('\n\n')}

${action.label}: ${action.url}
${
  footer === undefined
    ? ''
    : `
--
${footer.reason}
${t('Unsubscribe')}: ${footer.unsubscribeUrl}
`
}`;

const STYLE = {
  body: 'margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c1917;background:#ffffff',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#9a3412;color:#ffffff;text-decoration:none;font-weight:600',
  small: 'font-size:14px;color:#57534e',
};

const footerAsHtml = ({ reason, unsubscribeUrl }: NonNullable<Letter['footer']>) =>
  `<p style="${STYLE.small}">${escapeHtml(reason)} <a href="${escapeHtml(unsubscribeUrl)}" style="color:#57534e">${escapeHtml(t('Unsubscribe'))}</a></p>\n`;

/** Text and one link that looks like a button, in simple HTML that screen readers read well. No pictures, nothing to load. */
const asHtml = ({ subject, paragraphs, action, footer }: Letter) => `<!doctype html>
<html lang="${language()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLE.body}">
<main style="max-width:520px">
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
<p><a href="${escapeHtml(action.url)}" style="${STYLE.button}">${escapeHtml(action.label)}</a></p>
${footer === undefined ? '' : footerAsHtml(footer)}</main>
</body>
</html>
`;

/** Writes a letter as text and as HTML, in the current language (`inLanguage`). */
export function writeLetter(letter: Letter): LetterContent {
  const oneLine = { ...letter, subject: inOneLine(letter.subject) };
  return { subject: oneLine.subject, text: asText(oneLine), html: asHtml(oneLine) };
}

import { language } from '@hooplog/language';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../mail/escape-html.ts';

/** The stylesheet of plain pages: the security policy forbids inline styles. */
export const STYLESHEET_PATH = '/plain-page.css';

export const STYLESHEET = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.75rem; padding: 1rem; margin: 1rem 0; }
h2 { font-size: 1.1rem; margin: 0; }
p { margin: 0.25rem 0; opacity: 0.8; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0.75rem 0 0; }
button { font: inherit; padding: 0.75rem 1.25rem; margin-top: 1rem; }
`;

/**
 * A page that the server renders without the web client, in the current language (`inLanguage`).
 *
 * @param title plain text
 * @param body HTML
 */
export const plainPage = (title: string, body: string): string => `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${STYLESHEET_PATH}">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** Serves the stylesheet: the content security policy forbids inline styles. */
export function registerPlainPages(app: FastifyInstance): void {
  app.get(STYLESHEET_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLESHEET),
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import markdownIt from 'markdown-it';
import type { Config } from '../../config/config.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import { plainPage } from '../plain-page.ts';
import { readText, SITE_PAGES, type SitePage } from './read-text.ts';

/** HTML in the text stays text, and links that run something are none: an operator pastes what others wrote. */
const markdown = markdownIt({ html: false, linkify: true, typographer: true });

const TITLES: Readonly<Record<SitePage, string>> = {
  privacy: 'Privacy',
  terms: 'Terms',
  contact: 'Contact',
};

type Context = Pick<Config, 'contactEmail' | 'dataDir' | 'webDir'>;

/** What stands for `{{contact}}`. */
const contactLine = (email: string | null) =>
  email === null
    ? 'Whoever runs this installation has not entered an address yet.'
    : `You reach the people who run this installation at [${email}](mailto:${email}).`;

/** The frame that the client's build made; without a built client a plain one. */
function readFrame(webDir: string): (title: string, text: string) => string {
  const path = join(webDir, 'site-page.html');
  if (!existsSync(path)) return (title, text) => plainPage(title, text);
  const frame = readFileSync(path, 'utf8');
  return (title, text) =>
    frame
      .replace('<!--title-->', () => `${escapeHtml(title)} · Hooplog`)
      .replace('<!--text-->', () => text);
}

/** Privacy, terms and contact: pages without a script, whose texts an operator can replace. */
export function registerSitePages(app: FastifyInstance, config: Context): void {
  const inFrame = readFrame(config.webDir);
  for (const page of SITE_PAGES) {
    app.get(`/${page}`, { schema: { hide: true } }, async (_request, reply) => {
      const text = await readText(page, config.dataDir);
      const html = markdown.render(
        text.replaceAll('{{contact}}', contactLine(config.contactEmail)),
      );
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(inFrame(TITLES[page], html));
    });
  }
}

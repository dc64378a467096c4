import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, t } from '@hooplog/language';
import { inLanguage } from '@hooplog/language/node';
import type { FastifyInstance } from 'fastify';
import markdownIt from 'markdown-it';
import { readerLanguage } from '../../auth/reader-language.ts';
import type { Config } from '../../config/config.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import { plainPage } from '../plain-page.ts';
import { readText, SITE_PAGES, type SitePage } from './read-text.ts';

/** HTML in the text is escaped and script links are dropped: operators paste text that others wrote. */
const markdown = markdownIt({ html: false, linkify: true, typographer: true });

const TITLES: Readonly<Record<SitePage, () => string>> = {
  privacy: () => t('Privacy'),
  terms: () => t('Terms'),
  contact: () => t('Contact'),
};

type Context = Pick<Config, 'contactEmail' | 'dataDir' | 'webDir'>;

/** Replaces `{{contact}}`. */
const contactLine = (email: string | null) =>
  email === null
    ? t('Whoever runs this installation has not entered an address yet.')
    : t('You can reach the people who run this installation at {address}.', {
        address: `[${email}](mailto:${email})`,
      });

type Frame = (title: string, text: string) => string;

/** The page frame from the client's build; null if there is none. */
function readFrame(folder: string): Frame | null {
  const path = join(folder, 'site-page.html');
  if (!existsSync(path)) return null;
  const frame = readFileSync(path, 'utf8');
  return (title, text) =>
    frame
      .replace('<!--title-->', () => `${escapeHtml(title)} · Hooplog`)
      .replace('<!--text-->', () => text);
}

/** Serves privacy, terms and contact: pages without scripts, whose texts an operator can replace. */
export function registerSitePages(app: FastifyInstance, config: Context): void {
  const { contactEmail, dataDir, webDir } = config;
  const frames = new Map(
    LANGUAGES.map((language) => [language, readFrame(join(webDir, language))]),
  );
  const inEnglish: Frame = readFrame(webDir) ?? plainPage;
  for (const page of SITE_PAGES) {
    app.get(`/${page}`, { schema: { hide: true } }, async (request, reply) => {
      const reader = readerLanguage(request);
      const text = await readText(page, reader, dataDir);
      const html = inLanguage(reader, () =>
        (frames.get(reader) ?? inEnglish)(
          TITLES[page](),
          markdown.render(text.replaceAll('{{contact}}', contactLine(contactEmail))),
        ),
      );
      return reply
        .header('cache-control', 'no-cache')
        .header('vary', 'cookie, accept-language, accept-encoding')
        .type('text/html; charset=utf-8')
        .send(html);
    });
  }
}

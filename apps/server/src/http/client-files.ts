import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@hooplog/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PageFile, readPageFiles } from './page-files.ts';
import { askedLanguage, readerLanguage, rememberLanguage } from '../auth/reader-language.ts';
import type { AppContext } from '../services/context.ts';

const HTML = 'text/html; charset=utf-8';

/** Files that exist once per language, under the same names. */
const OWN_FILES = ['/index.html', '/manifest.webmanifest', '/sw.js'];

/** The built client: English in the folder itself, each other language in a subfolder. */
export interface ClientFiles {
  /** The reader's language if the client was built in it, else English. */
  readonly languageOf: (request: FastifyRequest) => Language;
  /** Path in the client's folder of a file in the reader's language. Sets `vary` for caches. */
  readonly fileFor: (request: FastifyRequest, reply: FastifyReply, name: string) => string;
  /** Sends a file in the reader's language. */
  readonly send: (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
  ) => Promise<FastifyReply>;
  /** The page of an address; null if the client has none. */
  readonly pageOf: (path: string) => PageFile | null;
  readonly ownFiles: readonly string[];
}

/** @throws if the build's list of pages is damaged */
export async function readClientFiles(context: Pick<AppContext, 'config'>): Promise<ClientFiles> {
  const { webDir, basePath } = context.config;
  const built = LANGUAGES.filter((language) => existsSync(join(webDir, language, 'index.html')));
  const languageOf = (request: FastifyRequest) => {
    const language = readerLanguage(request);
    return built.includes(language) ? language : SOURCE_LANGUAGE;
  };
  const fileFor = (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const asked = askedLanguage(request);
    if (asked !== null) rememberLanguage(context, reply, asked);
    reply.header('vary', 'cookie, accept-language, accept-encoding');
    const language = languageOf(request);
    return language === SOURCE_LANGUAGE ? name : `${language}/${name}`;
  };
  return {
    languageOf,
    pageOf: await readPageFiles(webDir),
    ownFiles: OWN_FILES,
    fileFor,
    async send(request, reply, name) {
      const file = fileFor(request, reply, name);
      if (basePath === '' || !file.endsWith('.html')) return reply.sendFile(file);
      // As text, so that the base path can be written into it (`base-path.ts`).
      const html = await readFile(join(webDir, file), 'utf8');
      return reply.type(HTML).header('cache-control', 'no-cache').send(html);
    },
  };
}

import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { phrase } from '@hooplog/language';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../errors/app-error.ts';
import type { AppContext } from '../services/context.ts';
import { answerError } from './errors.ts';
import { registerStartPage } from './start-page.ts';
import { keepAssetHeaders } from './security-headers.ts';
import { readClientFiles } from './client-files.ts';
import { type MethodsOf, wrongMethod } from './wrong-method.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

const isCallOfTheApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** File names have a dot in the last part of their path; screens of the web client do not. */
const isFile = (path: string) => path.slice(path.lastIndexOf('/')).includes('.');

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

/**
 * With the same credentials mode as the client's own calls; otherwise the answer would be requested twice.
 */
const preloaded = (address: string) =>
  `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`;

function isScreen(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !isCallOfTheApi(path) && !isFile(path);
}

/**
 * Serves the built web client: files by name, and for every other path its page, or with 404 the index page,
 * which shows the client's own not-found screen. Only names in `assets/` change with their content.
 */
export async function registerWebClient(
  app: FastifyInstance,
  context: AppContext,
  methodsOf: MethodsOf,
): Promise<void> {
  const { webDir } = context.config;
  const isBuilt = existsSync(join(webDir, 'index.html'));
  const client = isBuilt ? await readClientFiles(context) : null;
  if (client !== null) {
    await app.register(fastifyStatic, {
      root: webDir,
      index: false,
      // No page requests ranges, and unsatisfiable ranges would need an answer of their own.
      acceptRanges: false,
      // The build also writes each file compressed.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isAsset = path.startsWith(join(webDir, 'assets') + sep);
        reply.header('cache-control', isAsset ? A_YEAR : 'no-cache');
        if (isAsset) keepAssetHeaders(reply);
      },
    });
    await registerStartPage(app, context, client);
    for (const file of client.ownFiles) {
      app.get(file, { schema: { hide: true } }, (request, reply) =>
        client.send(request, reply, file.slice(1)),
      );
    }
  }
  app.setNotFoundHandler((request, reply) => {
    if (client !== null && isScreen(request)) {
      const page = client.pageOf(pathOf(request));
      if (page === null) return client.send(request, reply.code(404), 'index.html');
      if (page.calls.length > 0) reply.header('link', page.calls.map(preloaded).join(', '));
      return client.send(request, reply.code(200), page.file);
    }
    const allowed = methodsOf(pathOf(request));
    const error = allowed.length > 0 ? wrongMethod(allowed) : notFound(phrase('Page not found'));
    return answerError(error, request, reply);
  });
}

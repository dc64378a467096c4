import type { FastifyInstance } from 'fastify';
import { packText } from './packed-answer.ts';

/**
 * Strips the installation's base path from a URL. A URL without it is returned unchanged: probes on the
 * machine itself do not use the path, and a proxy may have stripped it already.
 */
export function insideBasePath(url: string, basePath: string): string {
  if (!url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** Root-relative addresses in HTML: `href="/upload"`, not `href="//host"`. */
const ADDRESS = /(\s(?:href|src|action)=")\/(?!\/)/g;

const htmlUnder = (html: string, basePath: string) => html.replace(ADDRESS, `$1${basePath}/`);

const isHtml = (type: unknown) => String(type).startsWith('text/html');

/** Adds the base path to outgoing addresses. Routes, services and the build do not know about it. */
export function answerUnder(app: FastifyInstance, basePath: string): void {
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    // Without the trailing slash the address would be outside the scope of the service worker.
    const [path, query] = originalUrl.split('?', 2);
    if (path !== basePath) return;
    await reply.redirect(query === undefined ? '/' : `/?${query}`, 308);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { location, link, 'content-type': type } = reply.getHeaders();
    if (typeof location === 'string' && /^\/(?!\/)/.test(location)) {
      reply.header('location', basePath + location);
    }
    if (typeof link === 'string') reply.header('link', link.replaceAll('</', `<${basePath}/`));
    if (typeof payload !== 'string' || !isHtml(type)) return payload;
    return packText(request, reply, htmlUnder(payload, basePath));
  });
}

import type { FastifyInstance } from 'fastify';
import { packText } from './packed-answer.ts';

/**
 * The address without the path that this installation stands under. One that does not begin with it stays: probes on the
 * machine itself know nothing of the path, and a proxy may have taken it away.
 */
export function insideBasePath(url: string, basePath: string): string {
  if (!url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** Addresses in HTML that count from the root of the host: `href="/upload"`, not `href="//host"`. */
const ADDRESS = /(\s(?:href|src|action)=")\/(?!\/)/g;

const htmlUnder = (html: string, basePath: string) => html.replace(ADDRESS, `$1${basePath}/`);

const isHtml = (type: unknown) => String(type).startsWith('text/html');

/** Routes, services and the build know nothing of a path: their addresses get it on the way out. */
export function answerUnder(app: FastifyInstance, basePath: string): void {
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    // Without the slash it would be outside of what the service worker serves.
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

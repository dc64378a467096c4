import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Start } from '@hooplog/contract';
import { inLanguage } from '@hooplog/language/node';
import type { FastifyInstance } from 'fastify';
import { isOperator, mayUseAccount } from '../auth/may.ts';
import { hasSessionCookie, sessions } from '../auth/sessions.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import { presentStart, startBlock, startTexts } from '../presenters/start.ts';
import type { AppContext } from '../services/context.ts';
import { onBehalfOf } from '../services/on-behalf-of.ts';
import type { User } from '../services/users/find-user.ts';
import { readStart } from '../services/start/read-start.ts';
import type { ClientFiles } from './client-files.ts';
import { packText } from './packed-answer.ts';

/** Fills texts and data into a prerendered frame. */
function fill(frame: string, start: Start): string {
  const texts = startTexts(start);
  return frame
    .replace(/<span data-slot="(\w+)"><\/span>/g, (_, slot: string) =>
      escapeHtml(texts[slot] ?? ''),
    )
    .replace('</body>', () => `${startBlock(start)}</body>`);
}

const isPlayer = (user: User | null): user is User =>
  user?.profileComplete === 1 && mayUseAccount(user);

/**
 * Serves `/`: without a session a static page that does not need the client; for a player the dashboard's
 * frame with their numbers, usable before the client has loaded; for everyone else, and if the numbers cannot
 * be read, the bare client. The choice depends on the cookie, and `vary` says so.
 */
export async function registerStartPage(
  app: FastifyInstance,
  context: AppContext,
  client: ClientFiles,
): Promise<void> {
  await app.register(async (page) => {
    page.setErrorHandler(async (error, request, reply) => {
      request.log.warn({ err: error }, 'The start page goes out without numbers');
      return client.send(request, reply.code(200), 'index.html');
    });
    await page.register(sessions, { context });
    page.get('/', { schema: { hide: true } }, async (request, reply) => {
      const { user } = request;
      if (!hasSessionCookie(request)) return client.send(request, reply, 'landing.html');
      if (!isPlayer(user)) return client.send(request, reply, 'index.html');
      const found = await onBehalfOf(context, user, () => readStart(context, user));
      const start = presentStart(found, isOperator(context.config, user));
      const name = start.stats.workoutCount === 0 ? 'first-run.html' : 'home.html';
      const { webDir, basePath } = context.config;
      const frame = await readFile(join(webDir, client.fileFor(request, reply, name)), 'utf8');
      const html = inLanguage(client.languageOf(request), () => fill(frame, start));
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      // With a base path, `base-path.ts` still rewrites and compresses the page.
      return reply.send(basePath === '' ? await packText(request, reply, html) : html);
    });
  });
}

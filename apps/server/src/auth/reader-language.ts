import { isLanguage, type Language, LANGUAGES, SOURCE_LANGUAGE } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { users } from '../database/schema/users.ts';
import type { AppContext } from '../services/context.ts';
import type { User } from '../services/users/find-user.ts';
import { cookieOptions } from './cookie-options.ts';

/** What this browser was told to speak, whoever is signed in: a page is sent before anybody is known. */
const COOKIE = 'hooplog_language';
const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

type Asking = Pick<FastifyRequest, 'headers' | 'url'>;

const known = (tag: string | undefined | null): Language | null =>
  tag != null && isLanguage(tag) ? tag : null;

/** `?language=de`: a link for who reads another language than the page is in. */
export const askedLanguage = ({ url }: Pick<Asking, 'url'>): Language | null =>
  known(/[?&]language=([\w-]+)(?:&|$)/.exec(url)?.[1]);

const keptLanguage = ({ headers }: Asking): Language | null =>
  known(new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]);

/** Asked for by the address, else kept by the browser, else what its owner reads best; English where we know none of it. */
export function readerLanguage(request: Asking): Language {
  const { headers } = request;
  const accepted = new Negotiator({ headers }).language([...LANGUAGES]);
  return askedLanguage(request) ?? keptLanguage(request) ?? known(accepted) ?? SOURCE_LANGUAGE;
}

/** From now on pages come in this language to this browser. */
export function keepLanguage(
  { config }: Pick<AppContext, 'config'>,
  reply: FastifyReply,
  language: Language,
): void {
  const { path, secure } = cookieOptions(config);
  const options = `Max-Age=${A_YEAR_SECONDS}; Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  // Pages are sent where no session is read, so the plugin for cookies is not there.
  reply.header('set-cookie', `${COOKIE}=${language}; ${options}`);
}

/**
 * At a sign-in: a browser follows its account; an account without a language takes that of its first browser.
 *
 * @returns the user as they are now
 */
export async function followLanguage(
  context: Pick<AppContext, 'config' | 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
): Promise<User> {
  if (user.language !== null) {
    keepLanguage(context, reply, user.language);
    return user;
  }
  const [changed] = await context.database
    .update(users)
    .set({ language: readerLanguage(request) })
    .where(eq(users.id, user.id))
    .returning();
  return changed ?? user;
}

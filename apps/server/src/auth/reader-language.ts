import { isLanguage, type Language, LANGUAGES, SOURCE_LANGUAGE } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { users } from '../database/schema/users.ts';
import type { AppContext } from '../services/context.ts';
import type { User } from '../services/users/find-user.ts';
import { cookieOptions } from './cookie-options.ts';

/**
 * The language chosen in this browser, independent of the account: pages are sent before a session is read.
 */
const COOKIE = 'hooplog_language';
const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

type Asking = Pick<FastifyRequest, 'headers' | 'url'>;

const known = (tag: string | undefined | null): Language | null =>
  tag != null && isLanguage(tag) ? tag : null;

/** `?language=de`: a link to the page in another language. */
export const askedLanguage = ({ url }: Pick<Asking, 'url'>): Language | null =>
  known(/[?&]language=([\w-]+)(?:&|$)/.exec(url)?.[1]);

const cookieLanguage = ({ headers }: Asking): Language | null =>
  known(new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]);

/**
 * The language of the URL, else of the browser's cookie, else of Accept-Language; English if we have none of
 * these.
 */
export function readerLanguage(request: Asking): Language {
  const { headers } = request;
  const accepted = new Negotiator({ headers }).language([...LANGUAGES]);
  return askedLanguage(request) ?? cookieLanguage(request) ?? known(accepted) ?? SOURCE_LANGUAGE;
}

/** Sends pages in this language to this browser from now on. */
export function rememberLanguage(
  { config }: Pick<AppContext, 'config'>,
  reply: FastifyReply,
  language: Language,
): void {
  const { path, secure } = cookieOptions(config);
  const options = `Max-Age=${A_YEAR_SECONDS}; Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  // Pages are also sent where no session is read, without the cookie plugin.
  reply.header('set-cookie', `${COOKIE}=${language}; ${options}`);
}

/**
 * Called at sign-in: the browser takes the account's language; an account without a language takes that of
 * its first browser.
 *
 * @returns the updated user
 */
export async function followLanguage(
  context: Pick<AppContext, 'config' | 'database'>,
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
): Promise<User> {
  if (user.language !== null) {
    rememberLanguage(context, reply, user.language);
    return user;
  }
  const [changed] = await context.database
    .update(users)
    .set({ language: readerLanguage(request) })
    .where(eq(users.id, user.id))
    .returning();
  return changed ?? user;
}

import type { Endpoint, ErrorBody } from '@hooplog/contract';
import { language } from '@hooplog/language';
import type { z } from 'zod';
import { noteServerTime } from '../time/server-clock.ts';
import { againWhile } from './again-while.ts';
import type { AnswerTo, ApiCall, ApiPath, Endpoints } from './api-call.ts';
import { ApiError, isNotFound } from './api-error.ts';
import { buildUrl } from './build-url.ts';
import { isAway, isBroken } from './no-answer.ts';
import { randomKey } from './save-attempt.ts';

type Given<Key extends string, S> = S extends z.ZodType
  ? Readonly<Record<Key, z.input<S>>>
  : unknown;
type GivenQuery<S> = S extends z.ZodType ? { readonly query?: z.input<S> } : unknown;

type InputOf<E extends Endpoint> = Given<'params', E['params']> &
  GivenQuery<E['query']> &
  Given<'body', E['body']>;

/** What a call takes: only the parts that its endpoint has. */
export type CallInput<C extends ApiCall> = InputOf<Endpoints[C]> & {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of a change that its sender keeps, to send it later: a broken connection is not waited for, only a server that is away. */
  readonly isKept?: boolean;
};

interface LooseInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whether it was our server that refused. By hand: a schema would bring all of zod into every page. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  const { message, code } = body as Partial<Record<string, unknown>>;
  return typeof message === 'string' && typeof code === 'string';
}

/** What an answer that is not a success says. */
function readApiError(
  { status, statusText }: Pick<Response, 'status' | 'statusText'>,
  text: string,
): ApiError {
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // Not our server's answer; the text alone has to do.
  }
  return new ApiError(status, text === '' ? statusText : text, isErrorBody(body) ? body : null);
}

/** Reads an answer that is not a success. */
export async function toApiError(response: Response): Promise<ApiError> {
  const error = readApiError(response, await response.text());
  const { status, text, body } = error;
  if (body === null) {
    // With the server away its words may be as well.
    const words = await import('./proxy-text.ts').catch(() => null);
    return new ApiError(status, text, null, words?.proxyText(status));
  }
  if (language() === 'en') return error;
  const { inReadersWords } = await import('./in-readers-words.ts');
  return new ApiError(status, text, inReadersWords(body));
}

/** Method and path of a call. */
export function partsOf(apiCall: ApiCall): { readonly method: string; readonly path: ApiPath } {
  const [method = '', path] = apiCall.split(' ');
  return { method, path: path as ApiPath };
}

/** Sends a call with the session's cookie; the answer as it comes. */
export async function send<C extends ApiCall>(apiCall: C, input: CallInput<C>): Promise<Response> {
  const { method, path } = partsOf(apiCall);
  const { params, query, body, signal, headers } = input as LooseInput;
  const sentAt = Date.now();
  const response = await fetch(buildUrl(path, params, query), {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
  const isFresh = method !== 'GET';
  const date = response.headers.get('date');
  noteServerTime({ date, sentAt, receivedAt: Date.now(), isFresh });
  return response;
}

/** The answer to a call, once; undefined for one without a body. */
async function ask<C extends ApiCall>(apiCall: C, input: CallInput<C>) {
  const response = await send(apiCall, input);
  if (!response.ok) throw await toApiError(response);
  return (response.status === 204 ? undefined : await response.json()) as AnswerTo<C>;
}

/** The key by which a repeat is known as one; whoever tries again later brings their own. */
export const underKey = (given: Readonly<Record<string, string>> | undefined) => ({
  headers: { 'idempotency-key': randomKey(), ...given },
});

/**
 * Makes a change again for as long as it gets no answer. Whether it was made the first time nobody can know, so it must not
 * matter: the server does the same for the same PUT, PATCH and DELETE, and for a POST under the same key.
 *
 * @param change given how often it was tried before
 * @param isKept see `CallInput`
 */
export const untilAnswered = <Answer>(
  change: (tries: number) => Promise<Answer>,
  isKept = false,
): Promise<Answer> =>
  // A server that is only slow may still be at it, for as long as its proxy waits.
  againWhile((error) => isAway(error) || (!isKept && isBroken(error)), change);

/**
 * Makes a call of the contract with the session's cookie and gives its answer, which the server writes by the contract's
 * schema; undefined for an answer without a body. A change that got no answer is made again; what pages read they ask for again by themselves.
 *
 * Throws `ApiError` for every answer that is not a success.
 */
export async function call<C extends ApiCall>(
  apiCall: C,
  input: CallInput<C>,
): Promise<AnswerTo<C>> {
  const { method } = partsOf(apiCall);
  if (method === 'GET') return ask(apiCall, input);
  const keyed = method === 'POST' ? { ...input, ...underKey(input.headers) } : input;
  return untilAnswered(async (tries) => {
    try {
      return await ask(apiCall, keyed);
    } catch (error) {
      // What was to be removed was there when that was asked first.
      if (tries > 0 && method === 'DELETE' && isNotFound(error)) return undefined as AnswerTo<C>;
      throw error;
    }
  }, input.isKept);
}

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
  /**
   * The sender stores this change and sends it later: retried only while the server is away, not when the connection
   * breaks.
   */
  readonly isKept?: boolean;
};

interface LooseInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whether our server refused. Checked by hand: a schema would add all of zod to every page. */
function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null) return false;
  const { message, code } = body as Partial<Record<string, unknown>>;
  return typeof message === 'string' && typeof code === 'string';
}

/** Builds the error for a failed response. */
function readApiError(
  { status, statusText }: Pick<Response, 'status' | 'statusText'>,
  text: string,
): ApiError {
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // Not our server's response; its text has to do.
  }
  return new ApiError(status, text === '' ? statusText : text, isErrorBody(body) ? body : null);
}

/** Reads a failed response. */
export async function toApiError(response: Response): Promise<ApiError> {
  const error = readApiError(response, await response.text());
  const { status, text, body } = error;
  if (body === null) {
    // If the server is away, this file may fail to load, too.
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

/** Sends a call with the session's cookie and returns the raw response. */
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

/** Makes the call once; undefined for a response without a body. */
async function ask<C extends ApiCall>(apiCall: C, input: CallInput<C>) {
  const response = await send(apiCall, input);
  if (!response.ok) throw await toApiError(response);
  return (response.status === 204 ? undefined : await response.json()) as AnswerTo<C>;
}

/** The key by which the server recognises a repeat; callers that retry later bring their own. */
export const withIdempotencyKey = (given: Readonly<Record<string, string>> | undefined) => ({
  headers: { 'idempotency-key': randomKey(), ...given },
});

/**
 * Repeats a change until it is answered. The first try may have succeeded, so repeats must be idempotent: the server
 * treats the same PUT, PATCH and DELETE alike, and a POST with the same key.
 * @param change receives the number of earlier tries
 * @param isKept see `CallInput`
 */
export const untilAnswered = <Answer>(
  change: (tries: number) => Promise<Answer>,
  isKept = false,
): Promise<Answer> =>
  // On a timeout (504) the server may still be working for as long as its proxy waits, so that is not retried.
  againWhile((error) => isAway(error) || (!isKept && isBroken(error)), change);

/**
 * Makes a call of the contract with the session's cookie. The server writes the answer by the contract's schema;
 * undefined for a response without a body. Unanswered changes are retried here; pages retry reads themselves. Throws
 * `ApiError` for every failed response.
 */
export async function call<C extends ApiCall>(
  apiCall: C,
  input: CallInput<C>,
): Promise<AnswerTo<C>> {
  const { method } = partsOf(apiCall);
  if (method === 'GET') return ask(apiCall, input);
  const keyed = method === 'POST' ? { ...input, ...withIdempotencyKey(input.headers) } : input;
  return untilAnswered(async (tries) => {
    try {
      return await ask(apiCall, keyed);
    } catch (error) {
      // A repeated DELETE that finds nothing: an earlier try succeeded.
      if (tries > 0 && method === 'DELETE' && isNotFound(error)) return undefined as AnswerTo<C>;
      throw error;
    }
  }, input.isKept);
}

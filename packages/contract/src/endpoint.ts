import type { z } from 'zod';

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: everybody, any signed-in user (the service decides what they may see), or loopback only. */
export type Access = 'public' | 'signed_in';

/** Bytes of a JSON body: notes of 5,000 characters, each of them escaped, with the other fields. */
export const BODY_LIMIT = 64 * 1024;

/**
 * One call of the API, defined once: the server registers its route from it, the client calls it by it,
 * and the documentation is generated from it.
 *
 * `path` has Fastify's form (`/api/workouts/:id`). `response` is the body of the answer with `status`;
 * `null` stands for a body that is no JSON (a file, a stream, a redirect) or no body at all.
 */
export interface Endpoint {
  readonly method: HttpMethod;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Open to a child whose parent has not agreed yet; other calls for signed-in users are not. */
  readonly beforeConsent?: true;
  /** About the account itself, or about what would outlive a token that is revoked: API tokens may not make it. */
  readonly bySessionOnly?: true;
  /** For those whom the setting `OPERATORS` names; for everybody else it does not exist. */
  readonly forOperators?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Bytes of the body, where `BODY_LIMIT` is too small. */
  readonly bodyLimit?: number;
  readonly status: 200 | 201 | 202 | 204 | 302;
  readonly response: z.ZodType | null;
  /** Bodies of successful answers with another status than `status`. */
  readonly otherResponses?: Readonly<Partial<Record<number, z.ZodType>>>;
}

/** Keeps the exact types of one endpoint, so that client and server infer theirs from it. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends, before parsing. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: InputOf<E['params']>;
  readonly query: InputOf<E['query']>;
  readonly body: InputOf<E['body']>;
}

/** What a route receives, parsed. */
export interface EndpointRequest<E extends Endpoint> {
  readonly params: OutputOf<E['params']>;
  readonly query: OutputOf<E['query']>;
  readonly body: OutputOf<E['body']>;
}

/** The JSON body of the answer. */
export type EndpointResponse<E extends Endpoint> = OutputOf<E['response']>;

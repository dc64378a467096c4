import type { z } from 'zod';

export type HttpMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: everybody, or any signed-in user (the service decides what they may see). */
export type Access = 'public' | 'signed_in';

/** Maximum bytes of a JSON body: notes of 5,000 characters, each escaped, plus the other fields. */
export const BODY_LIMIT = 64 * 1024;

/**
 * One call of the API, defined once: the server registers its route with it, the client makes its call with
 * it, and the documentation is generated from it.
 *
 * `path` is in Fastify's syntax (`/api/workouts/:id`). `response` is the body of the answer with `status`;
 * `null` stands for a body that is not JSON (a file, a stream, a redirect) or for none.
 */
export interface Endpoint {
  readonly method: HttpMethod;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Open to a child whose parent has not agreed yet, unlike other calls for signed-in users. */
  readonly beforeConsent?: true;
  /**
   * Not allowed for API tokens: it concerns the account itself, or something that would outlive a revoked
   * token.
   */
  readonly bySessionOnly?: true;
  /** Only for users named in the setting `OPERATORS`; for others it does not exist. */
  readonly forOperators?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Maximum bytes of the body, if `BODY_LIMIT` is too small. */
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

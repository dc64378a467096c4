import {
  type Endpoint,
  type EndpointRequest,
  type EndpointResponse,
  secretParamsOf,
} from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
} from 'fastify';
import type { z } from 'zod';
import { refusalOf } from '../auth/api-tokens.ts';
import { isOperator, mayUseAccount } from '../auth/may.ts';
import { AppError, notFound, unauthorized } from '../errors/app-error.ts';
import type { AppContext } from '../services/context.ts';
import { onBehalfOf } from '../services/on-behalf-of.ts';
import type { ReadWithSession } from '../services/sessions/kept-session.ts';
import type { User } from '../services/users/find-user.ts';
import { packEach } from './packed-answer.ts';
import { parseParams, parseRequest } from './parse-request.ts';
import { limitCalls, type RateLimit } from './rate-limits.ts';
import { routeSchema } from './route-schema.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may post forms to this route. */
    formFromElsewhere?: boolean;
  }
  interface FastifyRequest {
    /** The signed-in user, or null. Set together with the session, before the body is read. */
    user: User | null;
  }
}

/** The input of a handler: parsed request, caller, and Fastify's own objects for headers and streams. */
interface Call<E extends Endpoint> extends EndpointRequest<E> {
  readonly user: E['access'] extends 'signed_in' ? User : User | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The part of a call that is known before its body is read. */
type BodilessCall<E extends Endpoint> = Pick<Call<E>, 'params' | 'user'>;

/** The response body by the contract. A handler that sends its own answer returns the reply. */
type Answer<E extends Endpoint> = E['response'] extends z.ZodType
  ? EndpointResponse<E> | FastifyReply
  : FastifyReply | undefined;

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;

interface RouteOptions<E extends Endpoint = Endpoint> {
  readonly limit?: RateLimit;
  /**
   * Runs before the body is read; throws if the caller does not own the resource, so that no large body is
   * read for nothing.
   */
  readonly beforeBody?: (call: BodilessCall<E>) => Promise<unknown>;
  /** Leaves the body unread in `request.raw`: the handler streams it and counts its bytes. */
  readonly rawBody?: boolean;
  /** Accepts a form that a page of another site posts. Its handler must not change anything. */
  readonly formFromElsewhere?: boolean;
  /** Data for the answer that can be read together with the session. */
  readonly readWithSession?: ReadWithSession;
  /** Compresses the answer: for long answers about the caller's own training that hold no secrets. */
  readonly packed?: boolean;
  /** Replaces the error answer, for routes that a person opens directly. */
  readonly onError?: (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;
}

/** Registers the route of one endpoint of the contract. */
export type RegisterRoute = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options?: RouteOptions<E>,
) => void;

/** Refuses callers without access before the body is read, so that strangers cannot make us read uploads. */
function signIn(endpoint: Endpoint, { config }: AppContext): onRequestHookHandler {
  return ({ user, apiToken }, _reply, done) => {
    if (endpoint.access !== 'signed_in') done();
    else if (user === null) done(unauthorized());
    else if (endpoint.beforeConsent !== true && !mayUseAccount(user)) done(consentNeeded());
    else if (endpoint.forOperators === true && !isOperator(config, user)) done(nothingHere());
    else if (apiToken !== null) done(refusalOf(apiToken, endpoint));
    else done();
  };
}

function checkBeforeBody<E extends Endpoint>(
  endpoint: E,
  check: NonNullable<RouteOptions<E>['beforeBody']>,
): onRequestAsyncHookHandler {
  return async ({ params, user }) => {
    // As in the handler: `signIn` has refused strangers, and the params are parsed by the endpoint's schema.
    await check({ params: parseParams(endpoint, params), user } as BodilessCall<E>);
  };
}

/** The same answer as for an unknown address. */
const nothingHere = () => notFound(phrase('Not found'));

const consentNeeded = () =>
  new AppError('consent_needed', phrase('A parent has to agree before you can use Hooplog.'));

function addRoute<E extends Endpoint>(
  app: FastifyInstance,
  context: AppContext,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions<E>,
): void {
  const { limit, beforeBody, formFromElsewhere = false, readWithSession } = options;
  const { packed = false, onError } = options;
  const { bodyLimit } = endpoint;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: routeSchema(endpoint),
    config: {
      formFromElsewhere,
      readWithSession,
      isJson: endpoint.response !== null,
      secretParams: secretParamsOf(endpoint),
      // By default the documentation leaves HEAD routes out.
      swagger: { exposeHeadRoute: endpoint.method === 'HEAD' },
    },
    ...(onError === undefined ? {} : { errorHandler: onError }),
    ...(packed ? { onSend: packEach } : {}),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    onRequest: [
      signIn(endpoint, context),
      ...(beforeBody === undefined ? [] : [checkBeforeBody(endpoint, beforeBody)]),
      ...limitCalls(context, endpoint, limit),
    ],
    handler: async (request, reply) => {
      reply.code(endpoint.status);
      // This cast is safe: `signIn` has refused strangers, and `parseRequest` followed the endpoint's
      // schemas.
      const call = { ...parseRequest(endpoint, request), user: request.user, request, reply };
      const answer = () => handler(call as unknown as Call<E>);
      return request.user === null ? answer() : onBehalfOf(context, request.user, answer);
    },
  });
}

function leaveUnread(scope: FastifyInstance): void {
  scope.addContentTypeParser('*', (_request, _payload, parsed) => {
    parsed(null);
  });
}

const FORM_LIMIT = 16 * 1024;

function readForm(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, parsed) => {
      parsed(null, new URLSearchParams(body.toString()));
    },
  );
}

/** How a route reads bodies that are not JSON; null for the default. */
function parsersFor({
  rawBody,
  formFromElsewhere,
}: Pick<RouteOptions, 'rawBody' | 'formFromElsewhere'>) {
  if (rawBody === true) return leaveUnread;
  return formFromElsewhere === true ? readForm : null;
}

/** Returns a function that registers routes on `app`. */
export function routesOn(app: FastifyInstance, context: AppContext): RegisterRoute {
  return (endpoint, handler, options = {}) => {
    const setParsers = parsersFor(options);
    if (setParsers === null) {
      addRoute(app, context, endpoint, handler, options);
      return;
    }
    void app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      setParsers(scope);
      addRoute(scope, context, endpoint, handler, options);
      done();
    });
  };
}

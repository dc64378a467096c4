import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BODY_LIMIT } from '@hooplog/contract';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { apiTokens } from '../auth/api-tokens.ts';
import { refuseOtherSites } from '../auth/same-site.ts';
import { sessions } from '../auth/sessions.ts';
import type { AppContext } from '../services/context.ts';
import { registerApiDocs } from './api-docs.ts';
import { guardServer, SERVER_OPTIONS } from './connections/guard-server.ts';
import { limitRequests } from './connections/limit-requests.ts';
import { answerUnder, insideBasePath } from './base-path.ts';
import { countRequests } from './count-requests.ts';
import { answerError } from './errors.ts';
import { refuseMalformed } from './malformed-requests.ts';
import { registerMailbox } from './mailbox/mailbox.ts';
import { forRequest } from '../logging/request-id.ts';
import { registerPlainPages } from './plain-page.ts';
import { registerProbes } from './probes.ts';
import { readJsonOnly } from './read-json.ts';
import { logRequests } from './request-log.ts';
import { routesOn } from './route.ts';
import { registerRoutes } from './routes.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serialiserOf } from './serialiser.ts';
import { registerSitePages } from './site-pages/site-pages.ts';
import { registerWebClient } from './web-client.ts';
import { rememberMethods } from './wrong-method.ts';

type ServerFactory = NonNullable<FastifyServerOptions['serverFactory']>;

function makeFastify(context: AppContext, serverFactory: ServerFactory | null): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = context.log;
  const { basePath } = context.config;
  return Fastify({
    ...(serverFactory === null ? { http: SERVER_OPTIONS } : { serverFactory }),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: context.config.trustProxy,
    ...(basePath !== '' && {
      rewriteUrl: ({ url = '/' }: IncomingMessage) => insideBasePath(url, basePath),
    }),
    // No limit for uploads here: their own routes stream the body and count its bytes.
    bodyLimit: BODY_LIMIT,
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply);
    },
  });
}

/**
 * Registers the calls of the API, with sessions and API tokens. Apart from the start page, only these routes
 * read cookies.
 */
async function registerApi(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (api) => {
    // Answers are about one user, so no cache may store them. Routes that send files set their own header.
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    await api.register(apiTokens, { context });
    await api.register(sessions, { context });
    registerRoutes(routesOn(api, context), context);
  });
}

/**
 * Builds the whole HTTP side, not yet listening.
 *
 * @param serverFactory makes the server that listens; null for plain HTTP
 */
export async function buildApp(
  context: AppContext,
  serverFactory: ServerFactory | null = null,
): Promise<FastifyInstance> {
  const app = makeFastify(context, serverFactory);
  const { publicUrl, basePath } = context.config;
  const ownOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
  const methodsOf = rememberMethods(app);
  app.decorateRequest('user', null);
  app.decorateRequest('session', null);
  app.decorateRequest('apiToken', null);
  // zod parses requests; the JSON Schema of a route is only used for the documentation.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(serialiserOf);
  app.setErrorHandler(answerError);
  guardServer(app.server, context.config);
  // Before anything that may refuse a request, so that refusals carry these headers too.
  setSecurityHeaders(app, context.config);
  if (basePath !== '') answerUnder(app, basePath);
  limitRequests(app, context.config.limits.connectionsPerNetwork);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    refuseMalformed(request);
    refuseOtherSites(request, ownOrigin);
    forRequest(request.id, done);
  });
  // Event streams end first: closing waits for open answers.
  app.addHook('preClose', () => context.videoChanges.close());
  logRequests(app);
  if (context.config.metricsPort !== null) countRequests(app);
  readJsonOnly(app);
  await registerApiDocs(app, basePath);
  await registerApi(app, context);
  registerProbes(app, context);
  registerPlainPages(app);
  registerMailbox(app, context);
  registerSitePages(app, context.config);
  await registerWebClient(app, context, methodsOf);
  return app;
}

import { randomUUID } from 'node:crypto';
import { BODY_LIMIT } from '@hooplog/contract';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { refuseOtherSites } from '../auth/same-site.ts';
import { sessions } from '../auth/sessions.ts';
import { AppError } from '../errors/app-error.ts';
import type { AppContext } from '../services/context.ts';
import { registerApiDocs } from './api-docs.ts';
import { answerError } from './errors.ts';
import { registerMailbox } from './mailbox/mailbox.ts';
import { registerPlainPages } from './plain-page.ts';
import { registerRateLimits } from './rate-limits.ts';
import { logRequests } from './request-log.ts';
import { routesOn } from './route.ts';
import { registerRoutes } from './routes.ts';
import { PERMISSIONS_POLICY, setSecurityHeaders } from './security-headers.ts';
import { registerSitePages } from './site-pages/site-pages.ts';
import { registerWebClient } from './web-client.ts';
import { rememberMethods } from './wrong-method.ts';

type ServerFactory = NonNullable<FastifyServerOptions['serverFactory']>;

function makeFastify(context: AppContext, serverFactory: ServerFactory | null): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = context.log;
  return Fastify({
    ...(serverFactory === null ? {} : { serverFactory }),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: context.config.trustProxy,
    // Files are streamed and counted by their own route.
    bodyLimit: BODY_LIMIT,
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply);
    },
  });
}

/** PostgreSQL's text cannot hold the character NUL; behind an even number of backslashes `\\u0000` is one. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Lists and objects in each other, far deeper than any call asks for: what is read level by level would hold up all others. */
const TOO_DEEP = /(?:[[{](?:\s*"[^"\\]*"\s*:)?\s*){65}/;

/** JSON only; an empty body is no body, whatever it is announced as. */
function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else if (NUL.test(text))
      done(new AppError('malformed_request', 'The character NUL is not text'));
    else if (TOO_DEEP.test(text))
      done(new AppError('malformed_request', 'This is nested too deep'));
    else void parse(request, text, done);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(body.length === 0 ? null : new AppError('unsupported_media', 'Send JSON'), undefined);
  });
}

/** The calls of the API, with sessions; but for the start page, only here are cookies read. */
async function registerApi(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (api) => {
    // Answers are about one user: nobody in between may keep them. Files say for themselves who may.
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await api.register(sessions, { context });
    registerRoutes(routesOn(api, context), context);
  });
}

/**
 * The whole HTTP side, not yet listening.
 *
 * @param serverFactory makes what listens; null for plain http
 */
export async function buildApp(
  context: AppContext,
  serverFactory: ServerFactory | null = null,
): Promise<FastifyInstance> {
  const app = makeFastify(context, serverFactory);
  const methodsOf = rememberMethods(app);
  app.decorateRequest('user', null);
  app.decorateRequest('session', null);
  // Requests are parsed by zod; the JSON Schema of a route only serves the documentation.
  app.setValidatorCompiler(() => () => true);
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    refuseOtherSites(request, context.config.publicUrl);
  });
  // Streams of events end first: closing waits for open answers.
  app.addHook('preClose', () => context.videoChanges.close());
  logRequests(app);
  parseJsonOnly(app);
  setSecurityHeaders(app, context.config);
  await registerRateLimits(app);
  await registerApiDocs(app);
  await registerApi(app, context);
  registerPlainPages(app);
  registerMailbox(app, context);
  registerSitePages(app, context.config);
  await registerWebClient(app, context, methodsOf);
  return app;
}

import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@hooplog/contract';
import { phrase, type Phrase } from '@hooplog/language';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { whyUnavailable } from '../services/why-unavailable.ts';

/** Fastify's own refusals, as our codes and texts. */
const FASTIFY_REFUSALS: Partial<Record<number, [ErrorCode, Phrase]>> = {
  400: ['malformed_request', phrase('The request could not be read')],
  // A path that leads out of the client's folder, or is too long, does not name anything here.
  403: ['not_found', phrase('Not found')],
  404: ['not_found', phrase('Not found')],
  414: ['not_found', phrase('Not found')],
  413: ['too_large', phrase('That is too much data')],
  415: ['unsupported_media', phrase('Send JSON')],
};

/** Thrown by the static file sender for folders and for files that it may not send. */
const FILE_REFUSALS = new Set(['ForbiddenError', 'NotFoundError']);

const HANG_UPS = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Errors that an operator has to look into; all others are the caller's. */
const LOGGED = new Set<ErrorCode>(['internal', 'unavailable', 'storage_full']);

const INTERNAL = phrase('Something went wrong on our side. Please try again.');

function isHangUp(error: Error, request: FastifyRequest): boolean {
  const code = 'code' in error ? error.code : null;
  return request.raw.destroyed && (request.raw.readableAborted || HANG_UPS.has(String(code)));
}

/** Maps anything thrown to one of the contract's error codes. */
function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return new AppError('internal', INTERNAL, { cause: error });
  if (isHangUp(error, request)) {
    return new AppError(
      'client_closed',
      phrase('The connection was closed before the whole request had arrived'),
      { cause: error },
    );
  }
  const unavailable = whyUnavailable(error);
  if (unavailable !== null) return unavailable;
  const { statusCode, code } = error as Partial<FastifyError>;
  const isRefusal =
    code?.startsWith('FST_') === true ||
    error instanceof SyntaxError ||
    FILE_REFUSALS.has(error.name);
  const refusal = isRefusal ? FASTIFY_REFUSALS[statusCode ?? 500] : undefined;
  if (refusal === undefined) return new AppError('internal', INTERNAL, { cause: error });
  return new AppError(...refusal, { cause: error });
}

function errorBody(error: AppError, request: FastifyRequest): ErrorBody {
  return {
    message: error.message,
    code: error.code,
    phrase: error.phrase,
    requestId: request.id,
    ...(error.fields === undefined ? {} : { fields: { ...error.fields } }),
    ...(error.workoutId === undefined ? {} : { workoutId: error.workoutId }),
  };
}

/** The only place that turns errors into answers. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refused = toAppError(error, request);
  const status = ERROR_STATUS[refused.code];
  if (LOGGED.has(refused.code)) request.log.error({ err: error }, 'request failed');
  return reply
    .code(status)
    .headers(refused.headers)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(refused, request));
}

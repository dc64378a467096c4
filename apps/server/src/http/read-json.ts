import { phrase } from '@hooplog/language';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { AT_ONCE, parseInTurns } from '../in-turns/parse-json.ts';
import { whyUnavailable } from '../services/why-unavailable.ts';
import { makeFairTurns } from '../services/fair-turns.ts';
import { networkOf } from './connections/network-of.ts';
import { isTooDeep } from './json-depth.ts';
import { notText } from './json-text.ts';

/**
 * Maximum large bodies of one caller waiting to be parsed, each held in memory; no client sends as many at
 * once.
 */
const MAX_WAITING_BODIES = 4;

/** Accepts JSON only; an empty body counts as no body, whatever its content type. */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const inTurn = makeFairTurns(MAX_WAITING_BODIES);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    const problem = notText(text);
    if (text === '') done(null, undefined);
    else if (problem !== null) done(new AppError('malformed_request', problem));
    else if (isTooDeep(text))
      done(new AppError('malformed_request', phrase('This is nested too deeply')));
    else if (text.length <= AT_ONCE) void parse(request, text, done);
    else {
      // One at a time: parsing takes many times the memory of the text.
      inTurn(request.user?.id ?? networkOf(request.ip), () => parseInTurns(text)).then(
        (value) => {
          done(null, value);
        },
        (cause: unknown) => {
          done(whyUnavailable(cause) ?? unreadable(cause));
        },
      );
    }
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(
      body.length === 0 ? null : new AppError('unsupported_media', phrase('Send JSON')),
      undefined,
    );
  });
}

const unreadable = (cause: unknown) =>
  new AppError('malformed_request', phrase('The request could not be read'), { cause });

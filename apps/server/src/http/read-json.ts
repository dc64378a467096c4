import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { AT_ONCE, parseInTurns } from '../in-turns/parse-json.ts';
import { makeTurns } from '../services/turns.ts';
import { isTooDeep } from './json-depth.ts';

/** PostgreSQL's text cannot hold the character NUL; behind an even number of backslashes `\\u0000` is one. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** JSON only; an empty body is no body, whatever it is announced as. */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const inTurn = makeTurns();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else if (NUL.test(text))
      done(new AppError('malformed_request', 'The character NUL is not text'));
    else if (isTooDeep(text)) done(new AppError('malformed_request', 'This is nested too deep'));
    else if (text.length <= AT_ONCE) void parse(request, text, done);
    else {
      // One at a time: what is half read takes many times its own memory.
      inTurn(() => parseInTurns(text)).then(
        (value) => {
          done(null, value);
        },
        (cause: unknown) => {
          done(new AppError('malformed_request', 'The request could not be read', { cause }));
        },
      );
    }
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(body.length === 0 ? null : new AppError('unsupported_media', 'Send JSON'), undefined);
  });
}

import type { Endpoint } from '@hooplog/contract';
import { phrase, phraseOf } from '@hooplog/language';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/** @param whole name of the input, for errors that concern all of it */
function fieldsOf(error: z.ZodError, whole: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    fields[path.length === 0 ? whole : path.join('.')] ??= message;
  }
  return fields;
}

function parse(schema: z.ZodType | undefined, input: unknown, name: string): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = fieldsOf(parsed.error, name);
  const [first = ''] = Object.values(fields);
  throw new AppError('validation_failed', phraseOf(first), { fields });
}

/** PostgreSQL's text cannot hold the character NUL; bodies are checked before parsing. */
const hasNul = (input: unknown): boolean =>
  Object.values(input ?? {}).some((value) => String(value).includes('\0'));

/** Parses the path parameters; throws `not_found`. */
export function parseParams({ params }: Endpoint, input: unknown): unknown {
  const parsed = params?.safeParse(input);
  // A malformed id cannot belong to anything.
  if (parsed?.success === false || hasNul(input))
    throw new AppError('not_found', phrase('Not found'));
  return parsed?.data;
}

function parseQuery(schema: z.ZodType | undefined, input: unknown): unknown {
  if (hasNul(input))
    throw new AppError('malformed_request', phrase('Text cannot contain the character NUL'));
  return parse(schema, input, 'query');
}

/** Parses a request once by the endpoint's schemas; the result is trusted from there on. */
export function parseRequest(endpoint: Endpoint, request: FastifyRequest) {
  return {
    params: parseParams(endpoint, request.params),
    query: parseQuery(endpoint.query, request.query),
    body: parse(endpoint.body, request.body, 'body'),
  };
}

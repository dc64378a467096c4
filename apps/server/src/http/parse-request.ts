import type { Endpoint } from '@hooplog/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/** @param whole name of the input, for what is wrong with all of it */
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
  throw new AppError('validation_failed', Object.values(fields)[0] ?? 'Invalid input', { fields });
}

function parseParams(schema: z.ZodType | undefined, input: unknown): unknown {
  const parsed = schema?.safeParse(input);
  // An address that cannot name anything names nothing.
  if (parsed?.success === false) throw new AppError('not_found', 'Not found');
  return parsed?.data;
}

/** Parses a request once, by the endpoint's schemas; what comes out is trusted from there on. */
export function parseRequest(endpoint: Endpoint, request: FastifyRequest) {
  return {
    params: parseParams(endpoint.params, request.params),
    query: parse(endpoint.query, request.query, 'query'),
    body: parse(endpoint.body, request.body, 'body'),
  };
}

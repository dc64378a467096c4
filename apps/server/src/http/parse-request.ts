import type { Endpoint } from '@hooplog/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError, notFound } from '../errors/app-error.ts';

function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return fields;
}

function parse(schema: z.ZodType | undefined, input: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = fieldsOf(parsed.error);
  throw new AppError('validation_failed', Object.values(fields)[0] ?? 'Invalid input', { fields });
}

function parseParams(schema: z.ZodType | undefined, input: unknown): unknown {
  const parsed = schema?.safeParse(input);
  // An address that cannot name anything names nothing.
  if (parsed?.success === false) throw notFound('Nothing');
  return parsed?.data;
}

/** Parses a request once, by the endpoint's schemas; what comes out is trusted from there on. */
export function parseRequest(endpoint: Endpoint, request: FastifyRequest) {
  return {
    params: parseParams(endpoint.params, request.params),
    query: parse(endpoint.query, request.query),
    body: parse(endpoint.body, request.body),
  };
}

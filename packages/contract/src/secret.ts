import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

const secrets = new WeakSet<z.core.$ZodType>();

/** A path parameter that grants access to anyone who has it, and is kept out of logs. */
export function secretSchema(min: number, max: number) {
  const schema = z.string().min(min).max(max);
  secrets.add(schema);
  return schema;
}

/** Names of an endpoint's secret parameters. */
export function secretParamsOf({ params }: Endpoint): string[] {
  const shape: Readonly<Record<string, z.core.$ZodType>> = params?.shape ?? {};
  return Object.entries(shape)
    .filter(([, schema]) => secrets.has(schema))
    .map(([name]) => name);
}

/** Pages of the web client whose path holds a secret, in Fastify's syntax. */
export const SECRET_PAGES = ['/consent/:token', '/invite/:token', '/join/:token'] as const;

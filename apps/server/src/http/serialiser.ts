import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';

type Serialiser = (answer: unknown) => string;

/** Keyed by the schema as JSON. */
const compiled = new Map<string, Serialiser>();

/**
 * Returns the serialiser of a schema, for Fastify's `setSerializerCompiler`. Each schema is compiled once per
 * process: all routes share the error body, which Fastify itself compiles twice per route.
 */
export function serialiserOf({ schema }: { readonly schema: AnySchema }): Serialiser {
  const text = JSON.stringify(schema);
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const serialiser: Serialiser = fastJsonStringify(schema);
  compiled.set(text, serialiser);
  return serialiser;
}

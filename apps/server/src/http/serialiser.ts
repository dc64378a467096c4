import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';

type Serialiser = (answer: unknown) => string;

/** By the text of their schema. */
const compiled = new Map<string, Serialiser>();

/**
 * Writes answers of a schema, for Fastify's `setSerializerCompiler`. A schema is compiled once a process: every route
 * refuses with the same body, which Fastify itself compiles twice for each of them.
 */
export function serialiserOf({ schema }: { readonly schema: AnySchema }): Serialiser {
  const text = JSON.stringify(schema);
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const serialiser: Serialiser = fastJsonStringify(schema);
  compiled.set(text, serialiser);
  return serialiser;
}

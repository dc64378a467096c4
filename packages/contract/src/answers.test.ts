import { expect, test } from 'vitest';
import { z } from 'zod';
import * as contract from './index.ts';

const answers = Object.entries(contract).flatMap(([name, value]) => {
  const isEndpoint = typeof value === 'object' && 'access' in value && 'response' in value;
  return isEndpoint && value.response !== null ? [[name, value.response] as const] : [];
});

/** The values that an answer may hold, ignoring differences between input and output of a schema. */
const shape = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });

// The client uses answers without parsing (`apps/web/src/lib/api-client/call.ts`).
test.each(answers)('the answer of %s needs no parsing to match its type', (_, schema) => {
  expect(shape(schema, 'input')).toEqual(shape(schema, 'output'));
});

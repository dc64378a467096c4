import { expect, test } from 'vitest';
import { z } from 'zod';
import * as contract from './index.ts';

const answers = Object.entries(contract).flatMap(([name, value]) => {
  const isEndpoint = typeof value === 'object' && 'access' in value && 'response' in value;
  return isEndpoint && value.response !== null ? [[name, value.response] as const] : [];
});

/** What an answer may hold, without what only differs by the direction that is asked for. */
const shape = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
    },
  });

// The client takes answers as they come (`apps/web/src/lib/api-client/call.ts`).
test.each(answers)('the answer of %s needs no parsing to be what its type says', (_, schema) => {
  expect(shape(schema, 'input')).toEqual(shape(schema, 'output'));
});

import type { ObjectSchema } from 'fast-json-stringify';
import { expect, test } from 'vitest';
import { serialiserOf } from './serialiser.ts';

const COUNT: ObjectSchema = { type: 'object', properties: { made: { type: 'integer' } } };
const TEXT: ObjectSchema = { type: 'object', properties: { made: { type: 'string' } } };

test('a known schema is not compiled again, wherever it is used', () => {
  const elsewhere = structuredClone(COUNT);
  expect(serialiserOf({ schema: elsewhere })).toBe(serialiserOf({ schema: COUNT }));
});

test('each schema writes its own fields with their types', () => {
  const answer = { made: 4, secret: 'left out' };
  expect(serialiserOf({ schema: COUNT })(answer)).toBe('{"made":4}');
  expect(serialiserOf({ schema: TEXT })(answer)).toBe('{"made":"4"}');
});

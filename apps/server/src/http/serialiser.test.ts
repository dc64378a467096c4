import type { ObjectSchema } from 'fast-json-stringify';
import { expect, test } from 'vitest';
import { serialiserOf } from './serialiser.ts';

const COUNT: ObjectSchema = { type: 'object', properties: { made: { type: 'integer' } } };
const TEXT: ObjectSchema = { type: 'object', properties: { made: { type: 'string' } } };

test('a schema that came before is not compiled again, wherever it stands', () => {
  const elsewhere = structuredClone(COUNT);
  expect(serialiserOf({ schema: elsewhere })).toBe(serialiserOf({ schema: COUNT }));
});

test('each schema writes what it names, in its own type', () => {
  const answer = { made: 4, secret: 'left out' };
  expect(serialiserOf({ schema: COUNT })(answer)).toBe('{"made":4}');
  expect(serialiserOf({ schema: TEXT })(answer)).toBe('{"made":"4"}');
});

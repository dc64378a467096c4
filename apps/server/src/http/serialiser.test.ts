import { expect, test } from 'vitest';
import { serialiserOf } from './serialiser.ts';

const objectOf = (type: 'integer' | 'string') => ({
  schema: { type: 'object', properties: { made: { type } } } as const,
});

test('a schema that came before is not compiled again, wherever it stands', () => {
  expect(serialiserOf(objectOf('integer'))).toBe(serialiserOf(objectOf('integer')));
});

test('each schema writes what it names, in its own type', () => {
  const answer = { made: 4, secret: 'left out' };
  expect(serialiserOf(objectOf('integer'))(answer)).toBe('{"made":4}');
  expect(serialiserOf(objectOf('string'))(answer)).toBe('{"made":"4"}');
});

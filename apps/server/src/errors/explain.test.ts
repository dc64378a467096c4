import { afterEach, expect, test, vi } from 'vitest';
import { ConfigError } from '../config/config.ts';
import { CannotStart } from './cannot-start.ts';
import { explain } from './explain.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('an error that the operator can fix is a sentence', () => {
  expect(explain(new CannotStart('Port 3000 is in use.'))).toBe('Port 3000 is in use.');
  expect(explain(new ConfigError('PORT: too large'))).toBe('PORT: too large');
});

test('a defect is reported without a stack, unless requested', () => {
  const defect = new TypeError('x is not a function');
  vi.stubEnv('LOG_LEVEL', 'info');
  expect(explain(defect)).toMatch(
    /^Something went wrong .*: x is not a function \(LOG_LEVEL=debug/,
  );
  expect(explain(defect)).not.toContain('    at ');
  vi.stubEnv('LOG_LEVEL', 'debug');
  expect(explain(defect)).toContain('    at ');
});

test('of several combined errors each is reported', () => {
  const both = new AggregateError([new Error('one'), Object.assign(new Error(), { code: 'E2' })]);
  expect(explain(both)).toContain('one; E2');
});

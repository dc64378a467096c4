import { describe, expect, test } from 'vitest';
import { JOB_NAMES } from './definitions.ts';
import type { AnyHandler } from './task-list.ts';
import { assertOneHandlerEach } from './task-list.ts';

const handlerOf = (name: AnyHandler['name']): AnyHandler =>
  ({ name, run: () => Promise.resolve('done') }) as AnyHandler;

describe('the worker starts', () => {
  test('with one handler for each job', () => {
    expect(() => {
      assertOneHandlerEach(JOB_NAMES.map(handlerOf));
    }).not.toThrow();
  });

  test.each(JOB_NAMES)('not without a handler for %s', (name) => {
    expect(() => {
      assertOneHandlerEach(JOB_NAMES.filter((other) => other !== name).map(handlerOf));
    }).toThrow(`The job ${name} has 0 handlers`);
  });

  test.each(JOB_NAMES)('not with two for %s', (name) => {
    expect(() => {
      assertOneHandlerEach([...JOB_NAMES, name].map(handlerOf));
    }).toThrow(`The job ${name} has 2 handlers`);
  });
});

import { SIGN_IN_PROBLEMS } from '@hooplog/domain';
import { expect, it } from 'vitest';
import { problemWords } from './problem-text.ts';

it.each([
  ['denied', 'Google', 'You did not let Google sign you in.'],
  ['failed', 'GitHub', 'GitHub could not confirm who you are.'],
  ['unavailable', null, 'That site cannot be reached right now.'],
  ['expired', 'X', 'That sign-in took too long'],
  ['too_many', null, 'Please wait a few minutes'],
] as const)('explains %s at %s', (problem, provider, words) => {
  expect(problemWords(problem, provider)).toContain(words);
});

it('has a sentence for every problem that says what to do', () => {
  for (const problem of SIGN_IN_PROBLEMS) {
    expect(problemWords(problem, 'Google')).toMatch(/try again/i);
  }
});

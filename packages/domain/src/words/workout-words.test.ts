import { expect, test } from 'vitest';
import { NO_WORDS, WORKOUT_WORDS, wordsOf } from './workout-words.ts';

test('of a workout only what players say of it is taken', () => {
  const workout = { id: 7, notes: 'Cold gym', made: 3, tags: ['left hand'] };
  expect(wordsOf(workout)).toEqual({ notes: 'Cold gym', tags: ['left hand'] });
});

test('what is left out stays out, and nothing said is something said', () => {
  expect(wordsOf({ notes: undefined, tags: [] })).toEqual({ tags: [] });
  expect(wordsOf({ notes: null })).toEqual({ notes: null });
});

test('each word has a value where nothing was said', () => {
  expect(Object.keys(NO_WORDS)).toEqual(WORKOUT_WORDS);
});

import { expect, test } from 'vitest';
import { NO_WORDS, WORKOUT_WORDS, wordsOf } from './workout-words.ts';

test("only a workout's own text fields are taken", () => {
  const workout = { id: 7, notes: 'Cold gym', made: 3, tags: ['left hand'] };
  expect(wordsOf(workout)).toEqual({ notes: 'Cold gym', tags: ['left hand'] });
});

test('omitted fields stay out, and empty ones count as given', () => {
  expect(wordsOf({ notes: undefined, tags: [] })).toEqual({ tags: [] });
  expect(wordsOf({ notes: null })).toEqual({ notes: null });
});

test('each field has a default value', () => {
  expect(Object.keys(NO_WORDS)).toEqual(WORKOUT_WORDS);
});

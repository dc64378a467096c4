import { expect, it } from 'vitest';
import { inEnglish, phrase } from '../index.ts';
import { writePhrases } from './rewrite.ts';

it('a phrase is English for readers of the API', () => {
  const said = phrase('{squads, plural, one {# squad} other {# squads}} at most', { squads: 5 });
  expect(inEnglish(said)).toBe('5 squads at most');
  expect(inEnglish(phrase('It’s taken'))).toBe('It’s taken');
});

it('the client has a function for each pattern, in its language', () => {
  const module = writePhrases(new Map([['At most {n}', 'Höchstens {n}']]));
  expect(module).toBe('export default {"At most {n}":(v)=>`Höchstens ${v["n"]}`};');
});

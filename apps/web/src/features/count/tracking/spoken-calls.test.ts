import type { Language } from '@hooplog/language';
import { expect, test } from 'vitest';
import { inCatalogue } from '../../../testing/in-catalogue.ts';
import { CALLS, type SpokenCall, spokenCalls } from './spoken-calls.ts';

test.each<[language: Language, speech: string, calls: SpokenCall[]]>([
  ['en', 'made', ['made']],
  ['en', 'Missed.', ['missed']],
  ['en', 'made made missed', ['made', 'made', 'missed']],
  ['en', 'maid mist', ['made', 'missed']],
  ['en', 'Made, undo', ['made', 'undo']],
  ['en', 'nice shot, homemade', []],
  ['en', '', []],
  ['de', 'Treffer', ['made']],
  ['de', 'drin, daneben', ['made', 'missed']],
  ['de', 'Treffer Treffer Fehlwurf', ['made', 'made', 'missed']],
  ['de', 'Treffer, zurück', ['made', 'undo']],
  ['de', 'schöner Wurf', []],
  ['es', 'dentro', ['made']],
  ['es', '¡Canasta! Fuera.', ['made', 'missed']],
  ['es', 'dentro dentro falló', ['made', 'made', 'missed']],
  ['es', 'fuera, atrás', ['missed', 'undo']],
  ['es', 'buen tiro', []],
])('in %s “%s” is %j', (language, speech, calls) => {
  const words = CALLS.map(
    ([meaning, english]) => [meaning, inCatalogue(language, english)] as const,
  );
  expect(spokenCalls(speech, words)).toEqual(calls);
});

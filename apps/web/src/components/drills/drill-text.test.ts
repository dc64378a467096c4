import { DRILLS, findDrill, playDrill } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { placeWords, progressWords, resultWords, scoreWords, spotWords } from './drill-text.ts';

function drillOf(key: string) {
  const drill = findDrill(key);
  if (drill === null) throw new Error(`No drill ${key}`);
  return drill;
}

test.each([
  ['five-spot-50', 34, '34 of 50'],
  ['three-misses', 1, '1 make'],
  ['three-point-contest', 22, '22 of 30 points'],
  ['around-the-world', 15, '15 shots'],
  ['around-the-world', null, 'Not done in 100 shots'],
  ['beat-the-pro', 3, 'Won 11–8'],
  ['beat-the-pro', -4, 'Lost 7–11'],
])('%s with %s: %s', (key, result, words) => {
  expect(resultWords(drillOf(key), result)).toBe(words);
});

test.each([
  ['five-spot-50', 'oxo', 'Spot 1 of 5: Left corner', 'shot 4 of 10', null],
  ['around-the-world', 'o', 'Spot 2 of 7: Left baseline', '0 of 1 made', null],
  ['free-throws-under-pressure', 'oo', 'Free-throw line', '2 of 10 in a row', null],
  ['beat-the-pro', 'ox', 'Spot 3 of 6: Left elbow', '1 of 11 points', 'You 1 · Pro 2'],
  ['twenty-one', 'xo', 'Spot 1 of 2: Free-throw line', '1 of 21 points', '1 point'],
  ['three-misses', 'x', 'Spot 2 of 5: Left wing', '1 of 3 missed', null],
])('%s after %s', (key, outcomes, spot, progress, score) => {
  const drill = drillOf(key);
  const play = playDrill(drill, outcomes);
  expect([spotWords(drill, play.next ?? -1), progressWords(play), scoreWords(play)]).toEqual([
    ...[spot, progress, score],
  ]);
});

test('the line below a spot’s name counts spots only if there are several', () => {
  const after = (key: string, outcomes: string) => {
    const drill = drillOf(key);
    const play = playDrill(drill, outcomes);
    return placeWords(drill, play.next ?? -1, play);
  };
  expect(after('five-spot-50', 'oxo')).toBe('Spot 1 of 5 · shot 4 of 10');
  expect(after('free-throws-under-pressure', 'oo')).toBe('2 of 10 in a row');
});

test('every drill has a text for every possible result', () => {
  for (const drill of DRILLS) {
    for (const letter of ['o', 'x']) {
      const { result } = playDrill(drill, letter.repeat(250));
      expect(resultWords(drill, result)).toMatch(/\d/);
    }
  }
});

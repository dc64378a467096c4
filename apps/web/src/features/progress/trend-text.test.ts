import { expect, it } from 'vitest';
import { changeText, lengthText, lineText, sourceText } from './trend-text.ts';

const SIDES = { before: { made: 68, total: 100 }, after: { made: 76, total: 100 } };
const PERIOD = { from: '2026-04-21', to: '2026-06-15' };

it.each([
  ['up', 'Free throws went up from 68% to 76% in 8 weeks: more than luck.'],
  ['down', 'Free throws went down from 68% to 76% in 8 weeks: more than bad luck.'],
  ['same', 'Free throws stayed about the same in 8 weeks: 68%, then 76%.'],
  ['unclear', 'Free throws went from 68% to 76% in 8 weeks. Not certain yet: keep going.'],
  ['too_few', 'Free throws: too few shots to tell whether anything changed in 8 weeks.'],
] as const)('%s', (kind, text) => {
  expect(changeText('free_throws', { ...PERIOD, change: { kind, ...SIDES } })).toBe(text);
});

it.each([
  ['high_school', /^Counted by the high school line;/],
  ['college', /^Counted by the college line;/],
  ['nba', /^Counted by the NBA line;/],
  ['fiba', /^Counted by the FIBA line;/],
] as const)('threes by the line of %s name that line', (line, text) => {
  expect(lineText(line)).toMatch(text);
});

it('without shots there is no text', () => {
  expect(changeText('zone_1_paint', { ...PERIOD, change: null })).toMatch(/^Zone 1 .*: none in/);
});

it.each([
  ['2026-06-15', '2026-06-15', '1 day'],
  ['2026-06-01', '2026-06-15', '15 days'],
  ['2026-05-25', '2026-06-15', '3 weeks'],
  ['2025-12-16', '2026-06-15', '26 weeks'],
  ['2025-06-16', '2026-06-15', '12 months'],
])('from %s to %s are %s', (from, to, text) => {
  expect(lengthText({ from, to })).toBe(text);
});

it.each([
  [null, ''],
  [0, 'None of them were seen on video: they are as you counted them.'],
  [40, '40% of them were seen on video; the rest are as you counted them.'],
  [100, 'All of them were seen on video.'],
])('%s %% by video', (share, text) => {
  expect(sourceText(share)).toBe(text);
});

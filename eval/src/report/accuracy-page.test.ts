import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../run/evaluate.ts';
import type { ClipResult } from '../score/score-clips.ts';
import { foundShot, labelledClip, trueShot } from '../testing/shots.ts';
import { accuracyPage } from './accuracy-page.ts';
import { failuresOf } from './failures.ts';
import { markdownTable } from './markdown-table.ts';

function result(more: Partial<ClipResult>): ClipResult {
  return {
    ...{ clip: labelledClip([trueShot(2)]), shots: [foundShot(2)], withCourt: null, rim: null },
    ...{ hoopConfidence: 1, warnings: [], failure: null },
    ...more,
  };
}

describe('failuresOf', () => {
  const RING = { cx: 100, cy: 50, rx: 20, ry: 5 };
  const cases: { name: string; given: Partial<ClipResult>; says: string[] }[] = [
    { name: 'nothing', given: {}, says: [] },
    {
      name: 'a shot that was missed',
      given: { shots: [] },
      says: ['made shot at 2.0 s: not found'],
    },
    {
      name: 'a wrong call',
      given: {
        clip: labelledClip([trueShot(2, { how: 'rattle_in' })]),
        shots: [foundShot(2, { outcome: 'missed', confidence: 0.71, needsReview: true })],
      },
      says: ['made shot at 2.0 s (rattle in): called missed, 71 % sure, marked for review'],
    },
    {
      name: 'a false shot',
      given: { shots: [foundShot(2), foundShot(7)] },
      says: ['no shot at 7.0 s, but counted as made'],
    },
    {
      name: 'a hoop elsewhere',
      given: {
        clip: labelledClip([trueShot(2)], { rim: RING }),
        rim: { ...RING, cx: 160 },
      },
      says: ['hoop found in a wrong place'],
    },
    {
      name: 'no analysis',
      given: { shots: [], failure: 'no hoop' },
      says: ['not analysed: no hoop'],
    },
  ];
  it.each(cases)('reports $name', ({ given, says }) => {
    expect(failuresOf(result(given))).toEqual(says);
  });
});

describe('the page', () => {
  const cost = { files: ['a'], decodeSeconds: 1, analyzeSeconds: 2, ratio: 2, peakMegabytes: 150 };
  const evaluation = (results: ClipResult[]): Evaluation => ({ scores: [], results, cost });
  /** Rim clips of two courts; every made shot sank through the net, and the analysis called it missed. */
  const rims = Array.from({ length: 24 }, (_, at) => {
    const made = at % 4 < 2;
    const features = { netDown: made ? 0.4 : 0, pass: made ? 1 : 0, fallSpeed: made ? 0.4 : 1 };
    return result({
      clip: labelledClip([trueShot(null, { outcome: made ? 'made' : 'missed', zone: null })], {
        ...{ kind: 'rim', file: `rim-${at}.mov`, place: at % 2 === 0 ? 'A' : 'B' },
      }),
      shots: [
        foundShot(1, {
          outcome: 'missed',
          evidence: { reason: '', path: [], crossing: null, features },
        }),
      ],
    });
  });
  const clip = labelledClip([trueShot(2)], { set: 'behind_board' });
  const unseen = [
    result({ clip, shots: [], failure: 'no hoop' }),
    result({ clip, shots: [foundShot(2, { outcome: 'missed', needsReview: true })] }),
  ];
  const page = accuracyPage({
    version: 'abc1234',
    real: evaluation([result({}), ...unseen, ...rims]),
    rendered: [result({ shots: [] })],
    renderedFrom: 'seed 1, one shot',
    mutation: '## Do the tests notice?\n\nMost.',
  });

  it("judges rim clips by the weights of the other court, not by the program's own call", () => {
    expect(page).toMatch(/made or missed right, rim clips +\| ≥ 95 % +\| 100 % \(24\/24/);
  });

  it('separates scenes in which no ring is visible', () => {
    expect(page).toMatch(/recall of attempts, scenes +\| ≥ 95 % +\| 67 % \(2\/3/);
    expect(page).toContain('Where the ring is in sight: recall 100 % (1/1');
    expect(page).toContain('Of 2 such scenes 1 were refused; 0 of their calls passed for certain.');
  });

  it('gives the numbers of refused clips, and of shots counted without review', () => {
    expect(page).toMatch(/\| scenes +\| 3 +\| 1 +\| 0 +\| 2 /);
  });

  it('lists every failure with its clip', () => {
    expect(page).toContain('- `a.mp4`: made shot at 2.0 s: not found');
  });

  it('explains how the numbers were measured', () => {
    expect(page).toContain('Rendered clips: seed 1, one shot.');
    expect(page).toContain('npm run accuracy');
    expect(page).toContain('Measured on commit abc1234.');
    expect(page).toContain('Most.\n\n## Known failures');
  });
});

it('a table is aligned', () => {
  expect(markdownTable([['a', 'longer'], ['≥ 95 %', 'x']])).toBe(
    '| a      | longer |\n| ------ | ------ |\n| ≥ 95 % | x      |',
  ); // prettier-ignore
});

import { describe, expect, it } from 'vitest';
import type { TriedMutant } from '../mutate/mutate.ts';
import {
  mutationSection,
  mutationSectionOf,
  survivorLines,
  withMutationSection,
} from './mutation-section.ts';

const tried = (part: string, killed: boolean, reached = true): TriedMutant => ({
  ...{ id: 0, file: `${part}.ts`, line: 7, start: 0, end: 1, from: 'a <\n  b', to: 'a >= b' },
  ...{ part, killed, reached },
});
const all = [tried('judge', true), tried('judge', false), tried('track', false, false)];
const section = mutationSection(all, 0.2);

describe('the results of mutants', () => {
  it('are counted by part', () => {
    expect(section).toContain('20 % of all');
    expect(section).toMatch(/\| judge +\| 2 +\| 50 % \(1\/2; .*\) +\| 0 +\|/);
    expect(section).toMatch(/\| track +\| 1 +\| 0 % \(0\/1; .*\) +\| 1 +\|/);
  });

  it('names the survivors', () => {
    expect(survivorLines(all)).toEqual([
      'judge.ts:7: a < b → a >= b',
      'track.ts:7: a < b → a >= b (never come by)',
    ]);
  });
});

describe('the section of the page', () => {
  const page = '# Page\n\ntext\n\n## Known failures\n\nsome\n';

  it('comes before the known failures', () => {
    expect(withMutationSection(page, section)).toBe(
      `# Page\n\ntext\n\n${section}\n\n## Known failures\n\nsome\n`,
    );
  });

  it('replaces the one before, and stays when the page is rewritten', () => {
    const first = withMutationSection(page, mutationSection(all, 1));
    const second = withMutationSection(first, section);
    expect(second).toBe(withMutationSection(page, section));
    expect(mutationSectionOf(second)).toBe(section);
    expect(mutationSectionOf(page)).toBeNull();
  });
});

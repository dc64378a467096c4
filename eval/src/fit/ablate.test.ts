import { describe, expect, it } from 'vitest';
import { ablate, ablationTable } from './ablate.ts';
import { heldOutNumbers } from './fit-report.ts';
import { fitWeights } from './fit-weights.ts';
import type { Measurement } from './measurements.ts';

/**
 * Two courts whose made shots sink slowly; `noise` is present in both and carries no information, `lost` never
 * gets a weight.
 */
const ATTEMPTS: Measurement[] = Array.from({ length: 80 }, (_, at) => ({
  file: `clip-${at}.mov`,
  place: at % 2 === 0 ? 'A' : 'B',
  made: at % 4 < 2,
  count: 1,
  features: {
    sink: (at % 4 < 2 ? 0.4 : 0) + ((at * 7) % 10) / 50,
    noise: ((at * 13) % 11) / 11,
    lost: 0,
  },
  hoopConfidence: 1,
}));

describe('each measurement left out in turn', () => {
  const ablations = ablate(ATTEMPTS, ['lost']);
  const of = (name: string) => ablations.find(({ without }) => without.join() === name)?.held;

  it('reports its value on held-out courts', () => {
    expect(ablations.map(({ without }) => without)).toEqual([[], ['sink'], ['noise']]);
    expect(of('')?.errors).toBe(0);
    expect(of('sink')?.errors).toBeGreaterThan(20);
    expect(of('noise')?.errors).toBe(0);
  });

  it('equals fitting without it', () => {
    const fit = fitWeights(ATTEMPTS, ['lost', 'sink']);
    expect(of('sink')).toEqual(heldOutNumbers(fit)['all']);
  });

  it('is printed beside the judge with all measurements', () => {
    const lines = ablationTable(ablations).split('\n');
    expect(lines[2]).toMatch(/^\| nothing +\| 0 of 80 +\| 0 +\|/);
    expect(lines[3]).toMatch(/^\| sink +\| \d+ of 80 +\| \+\d+ +\| \d\.\d{3} +\| \+\d\.\d{3} +\|/);
    expect(lines).toHaveLength(5);
  });
});

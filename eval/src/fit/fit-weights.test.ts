import { call } from '@hooplog/vision';
import { describe, expect, it } from 'vitest';
import { fitReport, heldOutNumbers, weightsFile } from './fit-report.ts';
import { fitWeights } from './fit-weights.ts';
import type { Measurement } from './measurements.ts';

/** Two courts whose made shots sink slowly; `noise` is present in both and carries no information. */
const ATTEMPTS: Measurement[] = Array.from({ length: 80 }, (_, at) => ({
  file: `clip-${at}.mov`,
  place: at % 2 === 0 ? 'A' : 'B',
  made: at % 4 < 2,
  count: 1,
  features: { sink: (at % 4 < 2 ? 0.4 : 0) + ((at * 7) % 10) / 50, noise: ((at * 13) % 11) / 11 },
  hoopConfidence: 1,
}));

describe('fitWeights', () => {
  it('judges every attempt by weights of the other place, and finds the measurement that separates them', () => {
    const fit = fitWeights(ATTEMPTS);
    expect(heldOutNumbers(fit)).toMatchObject({
      A: { attempts: 40, errors: 0, auc: 1 },
      B: { attempts: 40, errors: 0 },
      all: { attempts: 80, errors: 0 },
    });
    expect(fit.weights['sink']).toBeGreaterThan(10 * Math.abs(fit.weights['noise'] ?? 0));
  });

  it('shows a place that is unlike the other: there the held-out calls are wrong', () => {
    const turned = ATTEMPTS.map((attempt) =>
      attempt.place === 'A' ? attempt : { ...attempt, made: !attempt.made },
    );
    const { A, B } = heldOutNumbers(fitWeights(turned));
    expect(A?.errors).toBe(40);
    expect(B?.errors).toBe(40);
  });

  it('can leave a measurement out', () => {
    const fit = fitWeights(ATTEMPTS, ['sink']);
    expect(fit.names).toEqual(['noise']);
    expect(heldOutNumbers(fit)['all']?.errors).toBeGreaterThan(20);
  });

  it('gives no weight to attempts whose calls use none', () => {
    const features = { sink: 0, noise: 9, lost: 1 };
    const lost: Measurement = {
      file: 'lost.mov',
      place: 'A',
      made: true,
      count: 1,
      features,
      hoopConfidence: 1,
    };
    const all = ATTEMPTS.map((one) => ({ ...one, features: { ...one.features, lost: 0 } }));
    const fit = fitWeights([...all, lost, lost], ['lost']);
    expect(fit.weights).toEqual(fitWeights(all, ['lost']).weights);
    expect(fit.heldOut).toHaveLength(ATTEMPTS.length + 2);
  });

  it('refuses a single place, which would leave nothing to test on', () => {
    expect(() => fitWeights(ATTEMPTS.filter(({ place }) => place === 'A'))).toThrow(RangeError);
  });
});

it('the written weights judge as the fit did, and include their numbers', () => {
  const fit = fitWeights(ATTEMPTS);
  const measurements = { schema: 'hooplog.features/2', clips: 82, attempts: ATTEMPTS } as const;
  const file = weightsFile(fit, measurements);
  for (const { features, made } of ATTEMPTS) {
    expect(call(features, 1, file.weights).outcome).toBe(made ? 'made' : 'missed');
  }
  expect(file.fittedOn).toMatchObject({ clips: 82, attempts: 80, penalty: fit.strength });
  const report = fitReport(fit, measurements);
  expect(report).toContain('80 attempts found in 82 labelled clips');
  expect(report).toContain('place A: 0 of 40 wrong, AUC 1.000');
});

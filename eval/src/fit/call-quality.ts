/** One call with a known truth. */
export interface KnownCall {
  /** Predicted probability that the shot was made. */
  readonly probability: number;
  readonly made: boolean;
}

export interface CalibrationBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Mean predicted probability, and the observed share. */
  readonly predicted: number;
  readonly observed: number;
}

/** Calls on the wrong side of one half. */
export function errorsOf(calls: readonly KnownCall[]): number {
  return calls.filter(({ probability, made }) => probability >= 0.5 !== made).length;
}

/** Mean of −log of the probability given to the true outcome. A coin toss has 0.693. */
export function logLossOf(calls: readonly KnownCall[]): number {
  const total = calls.reduce((sum, { probability, made }) => {
    const given = Math.min(1 - 1e-12, Math.max(1e-12, made ? probability : 1 - probability));
    return sum - Math.log(given);
  }, 0);
  return total / calls.length;
}

/** Probability that a made shot is ranked above a missed one; ties count half. NaN unless there are both. */
export function aucOf(calls: readonly KnownCall[]): number {
  const made = calls.filter((call) => call.made);
  const missed = calls.filter((call) => !call.made);
  let above = 0;
  for (const { probability } of made) {
    for (const other of missed) {
      above += probability > other.probability ? 1 : probability === other.probability ? 0.5 : 0;
    }
  }
  return above / (made.length * missed.length);
}

/** Predicted against observed in even bins; empty ones are left out. */
export function calibrationOf(calls: readonly KnownCall[], bins = 10): CalibrationBin[] {
  return Array.from({ length: bins }, (_, bin) => {
    const inside = calls.filter(
      ({ probability }) => Math.min(bins - 1, Math.floor(probability * bins)) === bin,
    );
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    return {
      from: bin / bins,
      to: (bin + 1) / bins,
      count: inside.length,
      predicted: mean(inside.map(({ probability }) => probability)),
      observed: mean(inside.map(({ made }) => (made ? 1 : 0))),
    };
  }).filter(({ count }) => count > 0);
}

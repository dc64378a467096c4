import { median } from '../median.ts';

/** Milliseconds of one call, median and slow tail. */
export interface Latency {
  readonly median: number;
  readonly p95: number;
}

const now = () => performance.now();

/**
 * Times calls one after the other.
 * @param call returns the relevant milliseconds, if not all of them count
 */
export async function latencyOf(
  call: (n: number) => Promise<unknown>,
  { warm, times }: { readonly warm: number; readonly times: number },
): Promise<Latency> {
  const took: number[] = [];
  for (let n = 0; n < warm + times; n += 1) {
    const start = now();
    const counted = await call(n);
    if (n >= warm) took.push(typeof counted === 'number' ? counted : now() - start);
  }
  took.sort((a, b) => a - b);
  const at = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(share * took.length))] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

/** Number of calls in flight when a rate is measured. */
const CONNECTIONS = 8;

/** The rate of answers with all connections busy. */
export interface Rate {
  readonly aSecond: number;
  /** Milliseconds of processor time of the server and its database for one call. */
  readonly cpu: number;
}

/**
 * Makes calls for a number of milliseconds.
 *
 * @param cpu milliseconds of processor time used so far
 */
export async function rateOf(
  call: () => Promise<unknown>,
  cpu: () => Promise<number>,
  milliseconds: number,
): Promise<Rate> {
  const used = await cpu();
  const start = now();
  let done = 0;
  const caller = async () => {
    while (now() - start < milliseconds) {
      await call();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  const aSecond = (1000 * done) / (now() - start);
  return { aSecond, cpu: ((await cpu()) - used) / done };
}

/**
 * Rates of the compared programs, measured in turn, so that a varying machine speed affects all alike.
 * @returns for each the median of its turns; for processor time, which is reported in hundredths of a second, the mean
 */
export async function ratesInTurn(
  turns: number,
  measures: readonly (() => Promise<Rate>)[],
): Promise<Rate[]> {
  const measured: Rate[][] = measures.map(() => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, measure] of measures.entries()) measured[index]?.push(await measure());
  }
  return measured.map((rates) => ({
    aSecond: median(rates.map(({ aSecond }) => aSecond)),
    cpu: rates.reduce((sum, { cpu }) => sum + cpu, 0) / turns,
  }));
}

import ts from 'typescript';
import { beforeEach, describe, expect, it } from 'vitest';
import { instrument } from './instrument.ts';
import { mutantsOf } from './mutants-of.ts';
import { MutantSwitch } from './switch.ts';

const SOURCE = `
const half = 0.5;
export const limits = { most: 4, some: [1, 2] } as const;
export const twice = 2 * limits.most;
export const isIn = (value: number): boolean => value > half && value < limits.most;
export function sumTo(count: number): number {
  let sum = 0;
  for (let at = 1; at <= count; at += 1) sum += at;
  return sum;
}
`;

interface Rules {
  readonly limits: { readonly most: number };
  readonly twice: number;
  isIn(value: number): boolean;
  sumTo(count: number): number;
}

const mutants = mutantsOf('a.ts', SOURCE).map((mutant, id) => ({ ...mutant, id }));
const idOf = (from: string, to: string): number =>
  mutants.find((mutant) => mutant.from === from && mutant.to === to)?.id ?? NaN;

let rules: Rules;
let mutantSwitch: MutantSwitch;
beforeEach(async () => {
  mutantSwitch = globalThis.hooplogMutants = new MutantSwitch();
  const script = ts.transpile(instrument(SOURCE, mutants), { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext }); // prettier-ignore
  rules = (await import(`data:text/javascript,${encodeURIComponent(script)}#${Math.random()}`)) as Rules; // prettier-ignore
});

const answers = (): unknown[] => [
  [rules.twice, rules.limits.most],
  [0, 1, 3, 5].map((value) => rules.isIn(value)),
  rules.sumTo(4),
];
const usual = [[8, 4], [false, true, true, false], 10]; // prettier-ignore

describe('a source with its mutants behind switches', () => {
  it('behaves as before while none is on, and after one was', () => {
    expect(answers()).toEqual(usual);
    mutantSwitch.turnOn(idOf('4', '8'));
    mutantSwitch.turnOn(-1);
    expect(answers()).toEqual(usual);
  });

  it.each([
    ['a rule', 'value > half', 'value <= half', [usual[0], [true, false, false, false], 10]],
    ['a threshold, and values derived from it', '4', '8', [[16, 8], [false, true, true, true], 10]],
    ['a constant of the module', '0.5', '1', [[8, 4], [false, false, true, false], 10]],
    ['a sum', 'sum += at', 'sum -= at', [usual[0], usual[1], -10]],
  ])('behaves differently with another %s', (_name, from, to, expected) => {
    mutantSwitch.turnOn(idOf(from, to));
    expect(answers()).toEqual(expected);
  });

  it('ends a mutant that never ends', () => {
    mutantSwitch.turnOn(idOf('at += 1', 'at -= 1'), 1000);
    expect(() => rules.sumTo(4)).toThrow('never ends');
  });

  it('reports which mutants a test reached, thresholds included', () => {
    const reached = (mutantSwitch.reached = new Set<number>());
    rules.isIn(5);
    expect(reached).toContain(idOf('value > half', 'value <= half'));
    expect(reached).toContain(idOf('4', '8'));
    expect(reached).not.toContain(idOf('sum += at', 'sum -= at'));
  });

  it('reports mutants that ran when the module was loaded', () => {
    expect(mutantSwitch.settled.get(idOf('0.5', '1'))).toEqual([0, mutants.length - 1]);
  });
});

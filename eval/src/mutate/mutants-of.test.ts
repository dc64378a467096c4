import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutants-of.ts';

const said = (source: string): string[] =>
  mutantsOf('a.ts', source).map(({ from, to }) => `${from} → ${to}`);

describe('generated mutants', () => {
  const cases: [string, string, string[]][] = [
    ['a comparison', 'f = (a: N) => a < b;', ['a < b → a >= b']],
    [
      'a comparison of counts',
      'f = () => a.length > b;',
      ['a.length > b → a.length <= b', 'a.length > b → a.length >= b'],
    ],
    ['an equality', 'f = () => a === b;', ['a === b → a !== b']],
    ['both of two conditions', 'f = () => a && b;', ['a && b → a || b']],
    ['a sum', 'f = () => a + b;', ['a + b → a - b', 'a + b → a']],
    ['a product', 'f = () => a * b;', ['a * b → a / b']],
    ['a sum of terms', 'f = () => { a += b; };', ['a += b → a -= b']],
    ['a sign', 'f = () => -a;', ['-a → a']],
    ['a negation', 'f = () => !a;', ['!a → a']],
    ['a condition', 'f = () => { if (a) b(); };', ['a → !(a)']],
    ['a number in a rule', 'f = () => g(0.5);', ['0.5 → 1.5']],
    ['a threshold', 'const limits = { most: 4 };', ['4 → 8', '4 → 2']],
    ['the larger of two', 'f = () => Math.max(a, b);', ['Math.max(a, b) → Math.min(a, b)']],
    ['some of many', 'f = () => a.some(b);', ['a.some(b) → a.every(b)']],
    ['a list that is returned', 'function f(): readonly A[] { return a; }', ['a → []']],
    ['a return value that may be null', 'const f = (): A | null => a;', ['a → null']],
    ['a number that is returned', 'const f = (): number => a;', ['a → 0']],
    ['words', "f = () => 'a' + b + `c`;", []],
    ['types and thrown errors', 'type A = 1 | 2; f = () => { throw new E(1); };', []],
  ];
  it.each(cases)('%s', (_name, source, mutants) => {
    expect(said(source)).toEqual(mutants);
  });

  it('keep the precedence of expressions with brackets', () => {
    expect(said('f = () => a || (b && c);')).toContain('a || (b && c) → a && (b && c)');
    expect(said('f = () => a && b || c;')).toContain('a && b || c → (a && b) && c');
  });

  it('know their line', () => {
    expect(mutantsOf('a.ts', '\n\nf = () => a < b;').map(({ line }) => line)).toEqual([3]);
  });
});

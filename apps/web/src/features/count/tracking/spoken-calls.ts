import type { Outcome } from '../../../lib/shot-log/logged-shot.ts';

/** What was said while counting. */
export type SpokenCall = Outcome | 'undo';

/** Words, and what recognisers write for them in a noisy gym. */
const CALLS: readonly (readonly [SpokenCall, RegExp])[] = [
  ['made', /^(made|maid|make|makes|mate)$/],
  ['missed', /^(missed|mist|miss|misses)$/],
  ['undo', /^(undo|undoo)$/],
];

/** The calls in a stretch of speech, in their order; everything else that was said is let pass. */
export function spokenCalls(words: string): readonly SpokenCall[] {
  return words
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => CALLS.filter(([, pattern]) => pattern.test(word)).map(([call]) => call));
}

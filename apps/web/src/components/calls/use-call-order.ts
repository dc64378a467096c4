import { handChoice } from '../../lib/theme/stored-choice.ts';
import { useChoice } from '../../lib/theme/use-choice.ts';

/**
 * Orders side-by-side calls as on every screen: made comes first in the list, and is outermost, under the thumb of the
 * hand that holds the phone.
 */
export function useCallOrder<Call>(calls: readonly Call[]): readonly Call[] {
  const [hand] = useChoice(handChoice);
  return hand === 'right' ? calls.toReversed() : calls;
}

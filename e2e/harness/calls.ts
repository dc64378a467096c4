import { expect, type Locator } from '@playwright/test';
import { boxOf } from './box-of.ts';

/**
 * Made is under the thumb of the hand that holds the phone, Missed beside it, and both show their keys: in every group
 * of calls, on every screen.
 */
export async function expectCallsInPlace(
  calls: Locator,
  hand: 'right' | 'left' = 'right',
): Promise<void> {
  const [made, missed] = ['Made', 'Missed'].map((name) =>
    calls.getByRole('button', { name, exact: true }),
  ) as [Locator, Locator];
  await expect(made).toHaveAttribute('aria-keyshortcuts', 'M');
  await expect(missed).toHaveAttribute('aria-keyshortcuts', 'X');
  const [{ x: madeAt }, { x: missedAt }] = [await boxOf(made), await boxOf(missed)];
  const [left, right] = hand === 'right' ? [missedAt, madeAt] : [madeAt, missedAt];
  expect(left, 'what lies at the left').toBeLessThan(right);
}

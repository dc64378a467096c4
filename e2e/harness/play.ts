import type { Page } from '@playwright/test';

const call = (page: Page, name: 'Made' | 'Missed') =>
  page.getByRole('group', { name: /^Shot from/ }).getByRole('button', { name });

/** Presses the buttons for shots, `o` made and `x` missed. */
export async function play(page: Page, outcomes: string): Promise<void> {
  for (const outcome of outcomes) await call(page, outcome === 'o' ? 'Made' : 'Missed').click();
}

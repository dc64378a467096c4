import type { Locator } from '@playwright/test';

/** An element's position in the window, CSS pixels. Throws if it is not rendered. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return box;
}

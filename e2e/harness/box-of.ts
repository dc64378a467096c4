import type { Locator } from '@playwright/test';

/** Where an element is in the window, CSS pixels. Throws where it is not drawn. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the screen');
  return box;
}

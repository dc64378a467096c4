import { expect, type Page } from '@playwright/test';

/** Counts shots by hand, without zones, and saves them; ends on the finish screen. */
export async function shoot(page: Page, made: number, missed: number): Promise<void> {
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Start Tracking' }).click();
  for (let shot = 0; shot < made; shot += 1) {
    await page.getByRole('button', { name: 'Add a made shot' }).click();
  }
  for (let shot = 0; shot < missed; shot += 1) {
    await page.getByRole('button', { name: 'Add a missed shot' }).click();
  }
  await page.getByRole('button', { name: 'Stop Tracking' }).click();
  await page.getByRole('button', { name: 'Save Workout' }).click();
  await expect(page).toHaveURL(/\/workout\/[\w-]+\/finish$/);
}

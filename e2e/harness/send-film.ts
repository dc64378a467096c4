import type { Locator, Page } from '@playwright/test';

/** Uploads a film to be counted on the server. */
export async function sendFilm(
  page: Page,
  film: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  await page.goto('/upload');
  await page.locator('input[type=file]').setInputFiles(film);
  await page.getByText('On the server').click();
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
}

import { expect, test } from '../harness/test.ts';

const COLUMNS = 'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes\n';
const WORKOUTS = 6000;
const DAY_MS = 24 * 3_600_000;
const FIRST = Date.UTC(2008, 0, 1);

/** Years of counted workouts, as a spreadsheet would hold them. */
function years(): string {
  const row = (index: number) => {
    const date = new Date(FIRST + index * DAY_MS).toISOString();
    const id = `01930000-0000-7000-8000-${String(index).padStart(12, '0')}`;
    return `counted,${id},${date},${date.slice(0, 10)},zone_1_paint,1,1,,,\n`;
  };
  return COLUMNS + Array.from({ length: WORKOUTS }, (_, index) => row(index)).join('');
}

test('an import shows how far it is, and goes on while the page is closed', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.goto('/data');
  await page.getByLabel('File to import').setInputFiles({
    name: 'years.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(years()),
  });
  const bar = page.getByRole('progressbar', { name: 'Import' });
  await expect(page.getByText(/^Adding workouts: [\d,]+ of 6,000$/)).toBeVisible();
  await expectAccessible();
  await picture('import-under-way');
  await page.goto('about:blank');
  await page.goto('/data');
  await expect(page.getByText('6,000 workouts added.', { exact: true })).toBeVisible();
  await expect(bar).toBeHidden();
  await expectAccessible();
  await picture('import-done');
  await page.goto('/');
  await expect(page.getByText('6,000/12,000 made')).toBeVisible();
});

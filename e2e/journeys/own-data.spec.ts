import { expect, test } from '../harness/test.ts';

const COLUMNS = 'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes\n';
const WORKOUTS = 6000;
const DAY_MS = 24 * 3_600_000;
const FIRST = Date.UTC(2008, 0, 1);

/** Years of counted workouts, as in a spreadsheet. */
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
  await expect(page.getByText('6,000 workouts found', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Import 6,000 Workouts' }).click();
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

test('notes of another program are mapped, and only their good rows imported', async ({
  page,
  signedIn,
  picture,
  expectAccessible,
}) => {
  expect(signedIn.email).toContain('@');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/data');
  const notes =
    'When?;Hoops;Tried;Remark\r\n04/05/2026;12;20;Gr\u00f6\u00dfe\r\n05/05/2026;8;10;\r\nTotal;20;30;\r\n';
  await page.getByLabel('File to import').setInputFiles({
    name: 'notes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(notes, 'latin1'),
  });
  await page.getByLabel('Date', { exact: true }).selectOption({ label: 'When? (04/05/2026)' });
  await page.getByLabel('Made', { exact: true }).selectOption({ label: 'Hoops (12)' });
  await page.getByLabel('Attempts').selectOption({ label: 'Tried (20)' });
  await page.getByRole('button', { name: 'Use These Columns' }).click();
  await page.getByRole('button', { name: /4 May 2026|May 4, 2026/ }).click();
  await expect(page.getByText('Row 4: “Total” is not a date')).toBeVisible();
  await expectAccessible();
  await picture('import-preview');
  await page.getByRole('button', { name: 'Import the 2 Good Workouts' }).click();
  await expect(page.getByText('2 workouts added.', { exact: true })).toBeVisible();
});

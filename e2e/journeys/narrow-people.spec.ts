import type { APIRequestContext } from '@playwright/test';
import { demoDialogs, demoScreens, press } from '../harness/demo-screens.ts';
import { demoTest } from '../harness/demo-test.ts';
import { expect } from '../harness/test.ts';
import { NARROWEST } from '../harness/widths.ts';

const test = demoTest('America/New_York');
test.use({ viewport: NARROWEST });

/** A word that no line can be broken in, as people paste them. */
const LONG = 'https://example.com/watch/aVeryLongAddressThatNobodyBreaksAnywhere/0123456789';

/** Gives a squad, a workout, a message and an invitation the longest words. */
async function writeLong(request: APIRequestContext): Promise<void> {
  const data = { name: LONG.slice(0, 40), description: LONG };
  const squad = (await (await request.post('/api/groups', { data })).json()) as { id: string };
  await expect(await request.post('/api/messages', { data: { content: LONG } })).toBeOK();
  const invited = { inviteeEmail: 'somebody.with.a.rather.long.address@basketball.example' };
  const invitations = `/api/groups/${squad.id}/invitations`;
  await expect(await request.post(invitations, { data: invited })).toBeOK();
  await expect(await request.post(invitations, { data: {} })).toBeOK();
  const [workout] = (await (await request.get('/api/workouts')).json()) as readonly {
    id: string;
  }[];
  const named = { name: LONG.slice(0, 60), notes: LONG };
  await expect(await request.patch(`/api/workouts/${workout?.id}`, { data: named })).toBeOK();
}

/** Pixels of a dialog that are reached only by scrolling to the side, and those out of the window. */
function roomOf(dialog: {
  readonly scrollWidth: number;
  readonly clientWidth: number;
  getBoundingClientRect(): { readonly left: number; readonly right: number };
}) {
  const { left, right } = dialog.getBoundingClientRect();
  const beside = dialog.scrollWidth - dialog.clientWidth;
  return { beside, outside: Math.max(0, -left, right - 320) };
}

test('no screen needs scrolling to the side at 320 px', async ({ page, demo }) => {
  expect(demo.email).toContain('@');
  const wide: string[] = [];
  await writeLong(page.request);
  for (const address of await demoScreens(page.request)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (width > 320) wide.push(`${address}: ${width} px`);
  }
  expect(wide).toEqual([]);
});

test('no dialog is cut off at 320 px', async ({ page, demo }) => {
  expect(demo.email).toContain('@');
  const wrong: string[] = [];
  await writeLong(page.request);
  for (const { name, address, presses } of await demoDialogs(page.request)) {
    await page.goto(address);
    await press(page, presses);
    await page.waitForLoadState('networkidle');
    const { beside, outside } = await page.getByRole('dialog').first().evaluate(roomOf);
    if (beside > 0) wrong.push(`${name}: ${beside} px beside it`);
    if (outside > 0) wrong.push(`${name}: ${outside} px outside the window`);
  }
  expect(wrong).toEqual([]);
});

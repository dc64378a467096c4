import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { renderedClip } from '@hooplog/eval';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { readCode } from '../harness/sign-in.ts';
import { test } from '../harness/test.ts';
import { withFont } from '../harness/with-font.ts';

const DOCS = resolve(import.meta.dirname, '../../docs');

interface Task {
  readonly name: string;
  readonly taps: number;
  /** A JPEG in base64. */
  readonly picture: string;
}

/**
 * Uses the program like a person who has never seen it, and counts each tap and each press of Enter; typing is free.
 */
class Stranger {
  readonly tasks: Task[] = [];
  readonly page: Page;
  #taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    this.#taps += 1;
    await target.tap();
  }

  async tapButton(name: string | RegExp): Promise<void> {
    await this.tap(this.page.getByRole('button', { name, exact: true }).first());
  }

  async tapLink(name: string | RegExp): Promise<void> {
    await this.tap(this.page.getByRole('link', { name, exact: true }).first());
  }

  async enter(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.#taps += 1;
    await this.page.keyboard.press('Enter');
  }

  /** Ends a task once its result shows. */
  async done(name: string, result: Locator): Promise<void> {
    await expect(result).toBeVisible({ timeout: 240_000 });
    await this.page.waitForLoadState('networkidle');
    // Toasts have gone, and animations have ended.
    await this.page.waitForTimeout(6000);
    const picture = await this.page.screenshot({
      type: 'jpeg',
      quality: 70,
      animations: 'disabled',
    });
    this.tasks.push({ name, taps: this.#taps, picture: picture.toString('base64') });
    this.#taps = 0;
  }
}

/** All pictures in rows of five, each with its task and taps. */
async function drawStrip(page: Page, tasks: readonly Task[]): Promise<void> {
  const figures = tasks.map(
    ({ name, taps, picture }, index) =>
      `<figure><img src="data:image/jpeg;base64,${picture}"><figcaption>${index + 1}. ${name} <b>${taps}</b></figcaption></figure>`,
  );
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.setContent(
    `<style>body{margin:16px;display:grid;grid-template-columns:repeat(5,1fr);gap:16px;font:14px sans-serif}
    figure{margin:0}img{width:100%;border:1px solid #ccc;border-radius:12px}</style>${figures.join('')}`,
  );
  const path = join(DOCS, 'pictures', 'strangers-run.jpg');
  await page.screenshot({ path, type: 'jpeg', quality: 60, fullPage: true });
}

async function writePage(tasks: readonly Task[]): Promise<void> {
  const rows = tasks.map(({ name, taps }, index) => `| ${index + 1} | ${name} | ${taps} |`);
  const text = `# A stranger's run

Somebody with a new account on a phone (390 × 844 px), task after task, each from where the one before ended. A tap is a press
on the screen or Enter; typing is free. Walked and drawn by \`npm run pictures -- stranger\`.

| # | task | taps |
| --- | --- | --- |
${rows.join('\n')}

![A picture at the end of each task](pictures/strangers-run.jpg)
`;
  const path = join(DOCS, 'strangers-run.md');
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

const newcomer = ({ testId }: TestInfo) => `stranger-${testId}-${Date.now()}@example.com`;

test.use({ colorScheme: 'light' });

test('a stranger’s run', async ({ page, anotherBrowser }, info) => {
  const email = newcomer(info);
  const clip = await renderedClip();
  await withFont(page);
  const stranger = new Stranger(page);
  const { tasks } = stranger;

  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/');
  await stranger.done('What is this?', page.getByRole('heading', { level: 1 }));

  await stranger.tapLink('Start Training Now');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await stranger.enter(email);
  await expect(page.getByLabel('Sign-in code')).toBeFocused();
  await page.keyboard.type(await readCode(page, email));
  await expect(page.getByLabel('Display Name')).toBeFocused();
  await stranger.enter('Robin');
  await stranger.tapLink(/^Count by hand/);
  const calls = page.getByRole('group', { name: /^Shot from/ });
  await stranger.tap(calls.getByRole('button', { name: 'Made' }));
  await stranger.done(
    'Sign up and count the first shot',
    page.getByLabel('Score').getByText('1/1'),
  );

  for (const call of ['Made', 'Missed', 'Made', 'Made', 'Made']) {
    await stranger.tap(calls.getByRole('button', { name: call }));
  }
  await stranger.tapButton('Stop Tracking');
  await stranger.tapButton('Save Workout');
  const result = page.getByRole('region', { name: 'Result' });
  await stranger.done('Count five more and save', result);

  await stranger.tapButton('Share');
  await stranger.done(
    'Get a picture to share',
    page.getByRole('button', { name: 'Download Picture' }),
  );

  await stranger.tapButton('Close');
  await stranger.tapLink('Home');
  await stranger.done('What now?', page.getByText('Total Shots'));

  await stranger.tapLink('Log');
  await page.locator('input[type=file]').setInputFiles(clip.path);
  await stranger.tapButton('Count shots');
  const hoop = page.getByRole('button', { name: 'Yes, that’s the hoop' });
  await expect(hoop).toBeVisible({ timeout: 240_000 });
  await stranger.tap(hoop);
  await stranger.done('Have a film counted', page.getByText('Review your shots'));

  const shots = page.getByRole('list', { name: 'Shots', exact: true }).getByRole('button');
  await stranger.tap(shots.filter({ hasText: 'Missed' }).first());
  await stranger.tap(page.getByRole('group', { name: 'Call this shot' }).getByText('Made'));
  await stranger.done('Put a wrong call right', page.getByText('All corrections saved.'));

  await stranger.tapButton('Save Workout');
  await stranger.done('Save the film’s workout', result);

  await stranger.tapLink('Heat Map');
  await stranger.done('See where shots go in', title('Shooting Heat Map'));

  await stranger.tapLink('Calendar');
  await stranger.done('See the days trained', title('Calendar'));

  await stranger.tapLink('Home');
  await stranger.tapButton('Add Goal');
  await stranger.tapButton('Save Goal');
  await stranger.done('Set a goal', page.getByRole('button', { name: /^Edit goal/ }));

  await stranger.tapLink('Log');
  await stranger.tapLink('Drills');
  await stranger.tapLink('Start 25 Free Throws');
  await stranger.done('Begin a drill', page.getByRole('status', { name: 'Drill', exact: true }));

  await page.goBack();
  await stranger.tapLink('Squads');
  await stranger.tapButton('Create Squad');
  await page.getByLabel('Squad Name').fill('Night Owls');
  await stranger.tap(page.getByRole('dialog').getByRole('button', { name: 'Create Squad' }));
  await stranger.done('Make a squad', page.getByText('Night Owls').first());

  await drawStrip(await anotherBrowser(), tasks);
  await writePage(tasks);
});

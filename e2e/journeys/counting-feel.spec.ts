import type { Locator, Page } from '@playwright/test';
import { play } from '../harness/play.ts';
import { shoot } from '../harness/shoot.ts';
import { expect, test } from '../harness/test.ts';

/** The tones, speech, vibrations and animations of a page, each in order. */
interface Told {
  /** Hertz */
  readonly tones: readonly number[];
  readonly said: readonly { readonly text: string; readonly lang: string }[];
  /** Milliseconds on, off, on. */
  readonly felt: readonly (readonly number[])[];
  /** The properties that each animation changes. */
  readonly moved: readonly (readonly string[])[];
}

/** Runs in the page, before its own scripts: records what only a player's ears, hand and eyes would notice. */
const IN_PAGE = `
  window.told = { tones: [], said: [], felt: [], moved: [] };
  const Oscillator = window.OscillatorNode;
  window.OscillatorNode = class extends Oscillator {
    constructor(audio, options) {
      super(audio, options);
      window.told.tones.push(options.frequency);
    }
  };
  speechSynthesis.speak = ({ text, lang }) => window.told.said.push({ text, lang });
  navigator.vibrate = (pattern) => window.told.felt.push(pattern) > 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.told.moved.push(Object.keys(frames[0]).filter((name) => name !== 'offset'));
    return animate.call(this, frames, options);
  };
`;

/** The used properties of elements and of the browser. */
interface Drawn {
  querySelector(selector: string): Drawn | null;
}
interface InBrowser {
  readonly getComputedStyle: (
    of: Drawn | null,
  ) => Readonly<Record<'backgroundColor' | 'fill', string>>;
}

/** How hot a run is drawn: the colours behind its flame and in it. */
const heatOf = (run: Locator): Promise<string> =>
  run.evaluate<string, null, Drawn>((element) => {
    const { getComputedStyle } = globalThis as unknown as InBrowser;
    const flame = getComputedStyle(element.querySelector('svg'));
    return `${getComputedStyle(element).backgroundColor}, ${flame.fill}`;
  }, null);

const told = (page: Page) => page.evaluate<Told>('window.told');
const counting = (page: Page) => page.getByRole('dialog', { name: 'Count shots' });
const button = (page: Page, name: string) => counting(page).getByRole('button', { name });
/** What is heard after a shot from now on. */
async function choose(page: Page, sound: 'Voice' | 'Tones'): Promise<void> {
  await button(page, 'Count settings').tap();
  const settings = page.getByRole('dialog', { name: 'Count settings' });
  await settings.getByText(sound, { exact: true }).tap();
  await expect(settings.getByRole('radio', { name: sound })).toBeChecked();
  await settings.getByRole('button', { name: 'Close' }).tap();
}
const score = (page: Page) => page.getByLabel('Score', { exact: true });

test('a make and a miss sound and feel different; score aloud can be chosen, silence is one tap away, and both stay', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@');
  await page.addInitScript({ content: IN_PAGE });
  await page.goto('/upload?tracking=true');
  await play(page, 'o');
  await expect(score(page)).toHaveText('100% 1/1');
  expect(await told(page)).toMatchObject({ tones: [660, 990], felt: [[30]] });
  await play(page, 'x');
  await expect(score(page)).toHaveText('50% 1/2');
  expect(await told(page)).toMatchObject({ tones: [660, 990, 196], felt: [[30], [30, 60, 30]] });

  await choose(page, 'Voice');
  await play(page, 'o');
  await expect(score(page)).toHaveText('67% 2/3');
  const aloud = await told(page);
  expect(aloud.said).toEqual([{ text: '2 of 3', lang: 'en-US' }]);
  expect(aloud.tones).toHaveLength(3);

  await button(page, 'Sound after a shot').tap();
  await play(page, 'x');
  await expect(score(page)).toHaveText('50% 2/4');
  const silent = await told(page);
  expect([silent.tones.length, silent.said.length, silent.felt.length]).toEqual([3, 1, 4]);
  await page.reload();
  await expect(button(page, 'Sound after a shot')).toHaveAttribute('aria-pressed', 'false');
});

test('the score is spoken in the player’s language', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@');
  await page.addInitScript({ content: IN_PAGE });
  await page.goto('/upload?tracking=true&language=de');
  await page.getByRole('button', { name: 'Einstellungen beim Zählen' }).tap();
  await page.getByText('Stimme', { exact: true }).tap();
  await page.keyboard.press('Escape');
  const calls = page.getByRole('group', { name: /^Wurf aus/ });
  await calls.getByRole('button', { name: 'Getroffen' }).tap();
  await expect.poll(async () => (await told(page)).said).toEqual([{ text: '1 von 1', lang: 'de' }]);
});

test('a player who does not shoot sees the rest time until the next shot', async ({
  page,
  signedIn,
  picture,
}) => {
  expect(signedIn.email).toContain('@');
  await page.clock.install();
  await page.goto('/upload?tracking=true');
  const rest = counting(page).getByText(/^Rest /);
  await page.clock.fastForward(60_000);
  // No rest time before the first shot.
  await expect(rest).toBeHidden();
  await play(page, 'o');
  await expect(score(page)).toHaveText('100% 1/1');
  await expect(rest).toBeHidden();
  await page.clock.fastForward(20_000);
  // The real clock runs on between the jumps.
  await expect(rest).toHaveText(/^Rest 0:[2-5]\d$/);
  await picture('counting-rest');
  await page.clock.fastForward(60_000);
  await expect(rest).toHaveText(/^Rest [12]:\d\d$/);
  await play(page, 'x');
  await expect(rest).toBeHidden();
});

test('makes in a row grow hotter at 3, 5 and 10, and a run beyond the longest one is called out', async ({
  page,
  signedIn,
  picture,
}) => {
  expect(signedIn.email).toContain('@');
  await shoot(page, 3, 1);
  await page.goto('/upload?tracking=true');
  const run = (makes: number) => counting(page).getByText(`${makes} in a row`, { exact: true });
  const word = counting(page)
    .getByRole('status')
    .filter({ hasText: /in a row/ });
  await play(page, 'oo');
  await expect(run(2)).toBeHidden();
  await play(page, 'o');
  await expect(word).toHaveText('3 in a row');
  const warm = await heatOf(run(3).first());
  await picture('counting-warm');
  await play(page, 'o');
  await expect(word).toHaveText('Personal best: 4 in a row');
  await play(page, 'o');
  await expect(word).toHaveText('5 in a row');
  const hot = await heatOf(run(5).first());
  await play(page, 'ooooo');
  await expect(word).toHaveText('On fire: 10 in a row');
  const onFire = await heatOf(run(10).first());
  expect(new Set([warm, hot, onFire]).size).toBe(3);
  await picture('counting-on-fire');
  await play(page, 'x');
  await expect(word).toBeHidden();
  await expect(run(10)).toBeHidden();
});

for (const [motion, changed] of [
  ['no-preference', 'transform'],
  ['reduce', 'opacity'],
] as const) {
  test(`a shot changes the ${changed} of the score, and nothing else, for a player whose choice of motion is "${motion}"`, async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.email).toContain('@');
    await page.addInitScript({ content: IN_PAGE });
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/upload?tracking=true');
    await play(page, 'ooo');
    await expect(score(page)).toHaveText('100% 3/3');
    const { moved } = await told(page);
    expect(moved.length).toBeGreaterThanOrEqual(3);
    expect(new Set(moved.flat())).toEqual(new Set([changed]));
  });
}

import type { Page } from '@playwright/test';

/** A text of a page, as it is seen or read out. */
interface SeenText {
  readonly text: string;
  /** Cut off at the right by the box that it stands in. */
  readonly isCut: boolean;
}

/** Of an element in the browser, what is asked here. */
interface Shown {
  readonly childNodes: Iterable<{ readonly nodeType: number; readonly textContent: string | null }>;
  readonly clientWidth: number;
  readonly scrollWidth: number;
  readonly ownerDocument: {
    readonly defaultView: {
      getComputedStyle(element: Shown): { readonly overflowX: string };
    } | null;
  };
  closest(selector: string): Shown | null;
  getAttribute(name: string): string | null;
  getClientRects(): { readonly length: number };
}

/** What a page shows or names. Runs in the page. */
function readTexts(elements: readonly Shown[]): SeenText[] {
  const TEXT_NODE = 3;
  return elements.flatMap((element) => {
    if (element.closest('script, style, noscript, template') !== null) return [];
    const names = ['aria-label', 'placeholder', 'title', 'alt'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    );
    const named = names.filter((text) => text !== '').map((text) => ({ text, isCut: false }));
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === TEXT_NODE);
    const text = own
      .map(({ textContent }) => textContent ?? '')
      .join(' ')
      .trim();
    if (text === '' || element.getClientRects().length === 0) return named;
    const style = element.ownerDocument.defaultView?.getComputedStyle(element);
    // What is said in full beside it may be cut.
    const isSeen = element.closest('.sr-only, [aria-hidden]') === null && element.clientWidth > 1;
    const hides = /hidden|clip/.test(style?.overflowX ?? '');
    const isCut = isSeen && hides && element.scrollWidth > element.clientWidth + 1;
    return [...named, { text, isCut }];
  });
}

/** Every string in an answer of the API: what players wrote, names, days. */
function stringsIn(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json];
  if (typeof json !== 'object' || json === null) return [];
  return Object.values(json).flatMap(stringsIn);
}

/** What the API answers to a page, from now on. */
export function listenToAnswers(page: Page): () => Promise<readonly string[]> {
  const answers: Promise<readonly string[]>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    const read = response.json().then(stringsIn, () => []);
    answers.push(read);
  });
  return async () => [...new Set((await Promise.all(answers)).flat())];
}

/** Words that the browser itself writes: days, months, and the last comma of a list. */
const OF_BROWSER =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|and)\b/g;

/** Letters of a part of a text by which it is known again. */
const MIN_RUN = 12;

/** Texts that went through no catalogue: plain letters that no player wrote. */
export async function untranslated(
  page: Page,
  data: readonly string[],
): Promise<{ readonly plain: readonly string[]; readonly cut: readonly string[] }> {
  const seen = await page.locator('body *').evaluateAll<SeenText[], Shown>(readTexts);
  // The start page brings its answer with it.
  const blocks = await page.locator('script[type="application/json"]').allTextContents();
  const brought = blocks.flatMap((block) => stringsIn(JSON.parse(block)));
  const longest = [...data, ...brought]
    .filter((text) => text.length > 1)
    .toSorted((a, b) => b.length - a.length);
  // Also the beginnings of what players wrote.
  const isPartOfData = (run: string) =>
    run.length >= MIN_RUN && longest.some((each) => each.replaceAll(/\s+/g, ' ').includes(run));
  const withoutParts = (text: string) =>
    text
      .split(/([^\x20-\x7e]+)/)
      .filter((run) => !isPartOfData(run.trim()))
      .join('');
  const isEnglish = (text: string) => {
    const own = longest.reduce((rest, each) => rest.replaceAll(each, ''), text);
    return /[a-z]{3}/.test(own.replaceAll(OF_BROWSER, ''));
  };
  const isOurs = (text: string) => isEnglish(text) && isEnglish(withoutParts(text));
  const texts = [...new Set(seen.map(({ text }) => text))];
  const isPseudo = (text: string) => /[àƀçďéƒğĥîĵķĺɱñôƥɋřšţûṽŵẋýž]/.test(text);
  const cut = seen.filter(({ text, isCut }) => isCut && isPseudo(text));
  return { plain: texts.filter(isOurs), cut: [...new Set(cut.map(({ text }) => text))] };
}

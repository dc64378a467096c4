import type { Page } from '@playwright/test';

/** A text of a page, visible or for screen readers. */
interface SeenText {
  readonly text: string;
  /** Cut off at the right by its box. */
  readonly isCut: boolean;
}

/** The used properties of an element in the browser. */
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

/** The texts and labels of a page. Runs in the page. */
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
    // A text may be cut if its full version is beside it.
    const isSeen = element.closest('.sr-only, [aria-hidden]') === null && element.clientWidth > 1;
    const hides = /hidden|clip/.test(style?.overflowX ?? '');
    const isCut = isSeen && hides && element.scrollWidth > element.clientWidth + 1;
    return [...named, { text, isCut }];
  });
}

/** Every string in an answer of the API: users' texts, names, days. */
function stringsIn(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json];
  if (typeof json !== 'object' || json === null) return [];
  return Object.values(json).flatMap(stringsIn);
}

/** Collects the API's answers to a page from now on. */
export function listenToAnswers(page: Page): () => Promise<readonly string[]> {
  const answers: Promise<readonly string[]>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    const read = response.json().then(stringsIn, () => []);
    answers.push(read);
  });
  return async () => [...new Set((await Promise.all(answers)).flat())];
}

/** Words written by the browser itself: days, months, and the last comma of a list. */
const OF_BROWSER =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|and)\b/g;

/** Minimum number of letters by which a part of a text is recognised. */
const MIN_RUN = 12;

/** Texts that are in no catalogue: plain letters that no player wrote. */
export async function untranslated(
  page: Page,
  data: readonly string[],
): Promise<{ readonly plain: readonly string[]; readonly cut: readonly string[] }> {
  const seen = await page.locator('body *').evaluateAll<SeenText[], Shown>(readTexts);
  // The start page contains its data.
  const blocks = await page.locator('script[type="application/json"]').allTextContents();
  const brought = blocks.flatMap((block) => stringsIn(JSON.parse(block)));
  const longest = [...data, ...brought]
    .filter((text) => text.length > 1)
    .toSorted((a, b) => b.length - a.length);
  // Also the beginnings of users' texts.
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

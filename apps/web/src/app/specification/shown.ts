import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The text of an element itself, for instance beside its icons. */
const ownText = ({ childNodes }: Element) =>
  [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');

/** The frame around every signed-in screen: it repeats texts that a screen has to show itself. */
const FRAME = 'nav[aria-label="Main"], nav[aria-label="Most used"], header > div > p';

/** Every complete text: of an element, or of its label or placeholder. */
function shownTexts(isFrame: boolean): ReadonlySet<string> {
  const elements = [...document.querySelectorAll('body *')];
  const looked = elements.filter((element) => (element.closest(FRAME) !== null) === isFrame);
  const texts = looked.flatMap((element) => [
    element.textContent,
    ownText(element),
    ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return new Set(texts.map(onOneLine));
}

/** Waits until the page, or only its frame, shows all these texts, letter for letter. */
export async function expectShown(texts: readonly string[], isFrame = false): Promise<void> {
  await waitFor(() => {
    const shown = shownTexts(isFrame);
    expect(texts.filter((text) => !shown.has(text))).toEqual([]);
  });
}

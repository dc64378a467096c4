import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt'];
const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What stands in an element itself, beside its icons for instance. */
const ownText = ({ childNodes }: Element) =>
  [...childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');

/** Every text of the page that stands for itself: of an element, or a name or hint that it has. */
function shownTexts(): ReadonlySet<string> {
  const texts = [...document.querySelectorAll('*')].flatMap((element) => [
    element.textContent,
    ownText(element),
    ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return new Set(texts.map(onOneLine));
}

/** Waits until the page shows all these texts, letter for letter. */
export async function expectShown(texts: readonly string[]): Promise<void> {
  await waitFor(() => {
    const shown = shownTexts();
    expect(texts.filter((text) => !shown.has(text))).toEqual([]);
  });
}

import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

const LINK = 'http://192.168.1.20:3000/invite/open-link';

/** The text that `document.execCommand('copy')` would copy; null if nothing is selected. */
function stubOldWay(works: boolean) {
  const copied: (string | null)[] = [];
  const execCommand = () => {
    const field = document.activeElement;
    copied.push(field instanceof HTMLTextAreaElement ? field.value : null);
    return works;
  };
  Object.assign(document, { execCommand });
  return copied;
}

const clipboard = (writeText: (() => Promise<void>) | null) => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(
    (writeText === null ? undefined : { writeText }) as never,
  );
};

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['the clipboard API, if there is one', () => Promise.resolve(), true, [], true],
  ['execCommand on plain http, without that API', null, true, [LINK], true],
  ['execCommand if the clipboard refuses', () => Promise.reject(new Error()), true, [LINK], true],
  ['nothing, and reports it, if neither works', null, false, [LINK], false],
])('copies by %s', async (_, writeText, oldWayWorks, byOldWay, expected) => {
  clipboard(writeText);
  const copied = stubOldWay(oldWayWorks);
  expect(await copyText(LINK)).toBe(expected);
  expect(copied).toEqual(byOldWay);
  expect(document.querySelector('textarea')).toBeNull();
});

it('leaves the focus where it was', async () => {
  clipboard(null);
  stubOldWay(true);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await copyText(LINK);
  expect(document.activeElement).toBe(button);
  button.remove();
});

import type { QueryClient } from '@tanstack/react-query';

/** How often it is looked whether the page still waits for its numbers. */
const LOOK_MS = 100;

const FONT = "1em 'Archivo Variable'";

/** Draws with the font from now on, and from the first paint on the next time. */
function letIn(): void {
  document.documentElement.dataset['font'] = 'here';
  try {
    localStorage.setItem('hooplog.font', 'here');
  } catch {
    // Storage can be forbidden; the next page then begins without it as well.
  }
}

/**
 * Fetches the product's font once the page has what it is for: 90 kB are two seconds of a slow connection. From then on
 * the browser has it, and `public/before-paint.js` lets it in before anything is drawn.
 */
export function showFontWhenIdle(client: QueryClient): void {
  if (client.isFetching() > 0) setTimeout(showFontWhenIdle, LOOK_MS, client);
  // Without a connection the page stays as it is.
  else document.fonts.load(FONT).then(letIn, () => undefined);
}

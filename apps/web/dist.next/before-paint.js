/* global addEventListener, document, localStorage, performance */
// Runs before the first paint and before any module.

// The page's policy forbids evaluating text as code. Told so, the schemas (zod) do not even try.
globalThis.__zod_globalConfig = { jitless: true };

// The display choices of src/lib/theme/stored-choice.ts; the same keys and values.
try {
  const theme = localStorage.getItem('hooplog.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const palette = localStorage.getItem('hooplog.palette');
  if (palette === 'safe') document.documentElement.dataset.palette = palette;
  const shortcuts = localStorage.getItem('hooplog.shortcuts');
  if (shortcuts === 'off') document.documentElement.dataset.shortcuts = shortcuts;
  const hand = localStorage.getItem('hooplog.hand');
  if (hand === 'left') document.documentElement.dataset.hand = hand;
  chooseFont();
} catch {
  // Storage can be forbidden; the system's setting then decides.
}

/**
 * A font that is not there for the first paint is left out until the next visit, and on a slow network holds up the scripts
 * meanwhile: there it comes after all else, and is kept for that visit.
 */
function chooseFont() {
  const KEPT = 'hooplog.font';
  /** What this page and this file took: two round trips. */
  const SLOW_MS = 350;
  const LATER_MS = 2000;
  const [opening] = performance.getEntriesByType('navigation');
  const isSlow = performance.now() - opening.requestStart > SLOW_MS;
  if (isSlow && localStorage.getItem(KEPT) === null) {
    document.documentElement.dataset.font = 'later';
  } else {
    document.querySelector('link[as=font]')?.setAttribute('media', 'all');
  }
  const keep = async () => {
    // Without a connection there is none: the next page asks again.
    const faces = await document.fonts.load('1em "Archivo Variable"').catch(() => []);
    if (faces.length > 0) localStorage.setItem(KEPT, 'yes');
  };
  // The page has its scripts then, and asks for its numbers.
  addEventListener('load', () => setTimeout(keep, isSlow ? LATER_MS : 0));
}

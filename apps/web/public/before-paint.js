/* global document, localStorage */
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
} catch {
  // Storage can be forbidden; the system's setting then decides.
}

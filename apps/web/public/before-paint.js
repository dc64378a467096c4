/* global addEventListener, document, fetch, localStorage, location, performance, setTimeout */
// Runs before the first paint and before any module.

// The page's policy forbids eval. With this setting zod does not even try.
globalThis.__zod_globalConfig = { jitless: true };

openAgainWhenFilesCome(document.currentScript.dataset.away);

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
  // Storage can be forbidden; the system setting then decides.
}

/**
 * On a slow network the font would delay the scripts: it then loads after everything else, and replaces a fallback of
 * equal width. On the next visit it is there from the first paint.
 */
function chooseFont() {
  const KEPT = 'hooplog.font';
  /** Load time of the page and this file: two round trips. */
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
    // Without a connection it fails: the next page tries again.
    const faces = await document.fonts.load('1em "Archivo Variable"').catch(() => []);
    if (faces.length === 0) return;
    localStorage.setItem(KEPT, 'yes');
    delete document.documentElement.dataset.font;
  };
  // By then the page has its scripts and fetches its numbers.
  addEventListener('load', () => setTimeout(keep, isSlow ? LATER_MS : 0));
}

/**
 * If a script did not load, the page would stay unfinished: browsers try once. This retries until the file loads, then
 * reloads the page; more slowly the second time, in case it loads and is then refused.
 * @param words the text shown meanwhile
 */
function openAgainWhenFilesCome(words) {
  const FILES = 'script, link[rel=stylesheet], link[rel=modulepreload]';
  const { dataset } = document.documentElement;
  const [opening] = performance.getEntriesByType('navigation');
  const PAUSE_MS = opening?.type === 'reload' ? 4000 : 1000;
  const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const isThere = (file) =>
    fetch(file).then(
      ({ ok }) => ok,
      () => false,
    );

  async function openAgain(file) {
    const note = document.createElement('p');
    note.setAttribute('role', 'status');
    note.className =
      'fixed inset-x-4 bottom-20 z-50 rounded-card border border-edge bg-sunken px-4 py-3';
    note.textContent = words;
    await pause();
    while (!(await isThere(file))) {
      document.body.append(note);
      await pause();
    }
    location.reload();
  }

  const onError = ({ target }) => {
    if (dataset.away !== undefined || !target.matches?.(FILES)) return;
    // For src/lib/chunk-loader/fetch-first.ts.
    dataset.away = '';
    void openAgain(target.src || target.href);
  };
  addEventListener('error', onError, true);
}

/**
 * A display choice stored in this browser and mirrored as a data attribute of <html> (see styles.css).
 * public/before-paint.js sets the same attributes before the first paint.
 */
function createStoredChoice<const Choice extends string>(
  attribute: string,
  choices: readonly [Choice, ...Choice[]],
) {
  const storageKey = `hooplog.${attribute}`;
  const listeners = new Set<() => void>();
  const fallback = choices[0];
  const read = (): Choice => {
    const text = document.documentElement.dataset[attribute];
    return choices.find((choice) => choice === text) ?? fallback;
  };
  const choose = (choice: Choice): void => {
    if (choice === fallback) Reflect.deleteProperty(document.documentElement.dataset, attribute);
    else document.documentElement.dataset[attribute] = choice;
    try {
      localStorage.setItem(storageKey, choice);
    } catch {
      // Storage can be forbidden; the choice then lasts as long as the page.
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { read, choose, subscribe, fallback };
}

/** Light, dark, or as the system setting. */
export const themeChoice = createStoredChoice('theme', ['system', 'light', 'dark']);

/** Colours of the accuracy bands: the default ones, or ones that are safe for colour-blind users. */
export const paletteChoice = createStoredChoice('palette', ['usual', 'safe']);

/** Whether single letters are commands (WCAG 2.1.4: people who dictate must be able to turn them off). */
export const shortcutsChoice = createStoredChoice('shortcuts', ['on', 'off']);

/** The hand that holds the phone: the main buttons are under its thumb. */
export const handChoice = createStoredChoice('hand', ['right', 'left']);

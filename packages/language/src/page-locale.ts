/**
 * Whether `Intl` takes what a browser names as its language: Chromium on a machine without one says "en-US@posix", which it
 * refuses.
 */
export const isLanguageTag = (spoken: string): boolean =>
  /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(spoken);

/** "en-GB" where a page is in English and the device speaks it, else the page's language. */
export const pageLocale = (language: string, spoken: readonly string[]): string =>
  spoken.find((tag) => tag.split('-')[0] === language && isLanguageTag(tag)) ?? language;

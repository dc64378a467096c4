/**
 * Whether `Intl` accepts a browser's language tag. Chromium on a machine without a language reports
 * "en-US@posix", which it refuses.
 */
export const isLanguageTag = (spoken: string): boolean =>
  /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(spoken);

/** A variant such as "en-GB" if the device speaks the page's language, else the page's language. */
export const pageLocale = (language: string, spoken: readonly string[]): string =>
  spoken.find((tag) => tag.split('-')[0] === language && isLanguageTag(tag)) ?? language;

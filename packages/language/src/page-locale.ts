/**
 * "en-GB" where a page is in English and the device speaks it, else the page's language. Chromium on a machine without a
 * language says "en-US@posix", which `Intl` refuses: such words are passed over.
 */
export const pageLocale = (language: string, spoken: readonly string[]): string =>
  spoken.find((tag) => RegExp(`^${language}(-[a-z\\d]{2,8})*$`, 'i').test(tag)) ?? language;

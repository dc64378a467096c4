import type { Language } from '@hooplog/language';

/** "Deutsch": a language by the name that its readers know. */
export const languageName = (tag: Language): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

import type { Language } from '@hooplog/language';

/** "Deutsch": a language's own name. */
export const languageName = (tag: Language): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

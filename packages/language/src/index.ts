export { isLanguage, type Language, LANGUAGES, SOURCE_LANGUAGE } from './languages.ts';
export { isLanguageTag } from './page-locale.ts';
export {
  fieldMessage,
  inEnglish,
  language,
  locale,
  type Phrase,
  phrase,
  phraseOf,
  rich,
  t,
  type Values,
} from './translate.ts';

export { isLanguage, type Language, LANGUAGES, SOURCE_LANGUAGE } from './languages.ts';
export {
  inEnglish,
  language,
  locale,
  type Phrase,
  phrase,
  rich,
  t,
  type Values,
} from './translate.ts';

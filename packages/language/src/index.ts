export { isLanguage, type Language, LANGUAGES, SOURCE_LANGUAGE } from './languages.ts';
export { language, locale, rich, t, type Values } from './translate.ts';

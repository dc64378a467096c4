/**
 * What is left of the rules of texts in a built page: the build writes calls of these in the place of `t`, and a text
 * without rules as it is.
 */
import { language } from '@hooplog/language';
import { pageLocale } from './page-locale.ts';

const LANGUAGE = language();

export const LOCALE: string = pageLocale(LANGUAGE, navigator.languages);

type Forms = Readonly<Record<string, string>>;

const number = new Intl.NumberFormat(LOCALE);
const cardinal = new Intl.PluralRules(LANGUAGE);
const ordinal = new Intl.PluralRules(LANGUAGE, { type: 'ordinal' });

const chooser =
  (rules: Intl.PluralRules) =>
  (count: number, forms: Forms): string =>
    forms[`=${count}`] ?? forms[rules.select(count)] ?? forms['other'] ?? '';

/** The form of a text for so many. */
export const forCount = chooser(cardinal);

/** The form of a text for the first, second … */
export const forPlace = chooser(ordinal);

/** "12,480" */
export const written = (count: number | string): string =>
  typeof count === 'number' ? number.format(count) : count;

/**
 * The run time of texts in a built page: the build replaces `t` by calls of these functions, and a text without
 * placeholders by a literal.
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

/** The plural form of a text for a count. */
export const forCount = chooser(cardinal);

/** The ordinal form of a text: first, second … */
export const forPlace = chooser(ordinal);

/** "12,480" */
export const written = (count: number | string): string =>
  typeof count === 'number' ? number.format(count) : count;

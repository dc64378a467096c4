import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, SOURCE_LANGUAGE } from './languages.ts';

/** The values of a text, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** Finds the texts of a language. @returns null to use the source's own text */
export interface Speaker {
  readonly language: () => Language;
  readonly find: (message: string, context: string | undefined) => string | null;
}

let speaker: Speaker = { language: () => SOURCE_LANGUAGE, find: () => null };

/** Sets the source of other languages, on the server: see `node/`. */
export function setSpeaker(next: Speaker): void {
  speaker = next;
}

const formats = new Map<string, IntlMessageFormat>();

/** Cached without limit: the sources hold a fixed number of texts. */
function formatOf(message: string, of: Language, isPlain: boolean): IntlMessageFormat {
  const key = `${of}${isPlain ? ' ' : '<'}${message}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new IntlMessageFormat(message, of, undefined, { ignoreTag: isPlain });
  formats.set(key, made);
  return made;
}

/**
 * A text in the reader's language. In the client, the build replaces the call by the translated text; on the
 * server the language is that of `inLanguage`, else English.
 *
 * @param message the English text (ICU MessageFormat), a literal in the source: the key of the catalogues
 * @param values a value for every name in it
 * @param context distinguishes uses of an English word that other languages translate differently
 */
export function t(message: string, values?: Values, context?: string): string {
  const text = speaker.find(message, context) ?? message;
  if (!/[{']/.test(text)) return text;
  return String(formatOf(text, speaker.language(), true).format(values));
}

/** The values and marked parts of a text. */
export type Parts<Part> = Readonly<
  Record<string, string | number | Part | ((content: Part) => Part)>
>;

/**
 * A text with marked parts: `rich('Read the <terms>terms</terms>.', { terms: (text) => <a>{text}</a> })`. In
 * the client the build compiles it into elements.
 */
export function rich<Part>(message: string, parts: Parts<Part>, context?: string): Part {
  const text = speaker.find(message, context) ?? message;
  const wrapped = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'function'
      ? (content: readonly Part[]) => (part as (content: Part) => Part)(content.join('') as Part)
      : part,
  ]);
  return formatOf(text, speaker.language(), false).format(
    Object.fromEntries(wrapped) as never,
  ) as Part;
}

/**
 * A text that is translated later, once its reader is known: its English pattern, and its values, which may be
 * phrases.
 */
export interface Phrase {
  readonly text: string;
  readonly values?: PhraseValues;
}

export type PhraseValues = Readonly<Record<string, string | number | Phrase>>;

/** @param text as in `t`, a literal in the source */
export const phrase = (text: string, values?: PhraseValues): Phrase =>
  values === undefined ? { text } : { text, values };

/** A phrase for logs and for readers of the API: always in English. */
export function inEnglish({ text, values }: Phrase): string {
  if (!/[{']/.test(text)) return text;
  const said = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? inEnglish(value) : value,
  ]);
  return String(formatOf(text, SOURCE_LANGUAGE, true).format(Object.fromEntries(said) as Values));
}

const fieldMessages = new Map<string, Phrase>();

/**
 * The error message of a schema. In the client it is a normal text; on the server it is English, since a schema
 * is created once for all readers, and `phraseOf` finds the phrase that it came from. Its values are limits,
 * never sent values.
 */
export function fieldMessage(text: string, values?: Values): string {
  const message = phrase(text, values);
  const english = inEnglish(message);
  fieldMessages.set(english, message);
  return english;
}

/** The phrase that a schema's message came from. A message that no schema of ours wrote stays as it is. */
export const phraseOf = (english: string): Phrase =>
  fieldMessages.get(english) ?? { text: english };

/** The reader's language. */
export const language = (): Language => speaker.language();

/** The locale for dates and numbers: the reader's own variant of the language, if it is known. */
export const locale = (): string => speaker.language();

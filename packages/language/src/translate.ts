import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, SOURCE_LANGUAGE } from './languages.ts';

/** What stands in a text, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** Finds the text of a language. @returns null where the sources' own is meant */
export interface Speaker {
  readonly language: () => Language;
  readonly find: (message: string, context: string | undefined) => string | null;
}

let speaker: Speaker = { language: () => SOURCE_LANGUAGE, find: () => null };

/** Who knows the other languages, on the server: see `node/`. */
export function setSpeaker(next: Speaker): void {
  speaker = next;
}

const formats = new Map<string, IntlMessageFormat>();

/** Read once: the sources hold a fixed number of texts. */
function formatOf(message: string, of: Language, isPlain: boolean): IntlMessageFormat {
  const key = `${of}${isPlain ? ' ' : '<'}${message}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new IntlMessageFormat(message, of, undefined, { ignoreTag: isPlain });
  formats.set(key, made);
  return made;
}

/**
 * A text in the language of who reads it. Where the client is built, the build puts the text of the language in the
 * place of the call; on the server it is that of `inLanguage`, else English.
 *
 * @param message the English text, written out in the source (ICU MessageFormat): it is the key of the catalogues
 * @param values every name in it
 * @param context tells apart what is one word in English and several elsewhere
 */
export function t(message: string, values?: Values, context?: string): string {
  const text = speaker.find(message, context) ?? message;
  if (!/[{']/.test(text)) return text;
  return String(formatOf(text, speaker.language(), true).format(values));
}

/** What a text with marked parts is made of. */
export type Parts<Part> = Readonly<
  Record<string, string | number | Part | ((content: Part) => Part)>
>;

/**
 * A text with marked parts: `rich('Read the <terms>terms</terms>.', { terms: (text) => <a>{text}</a> })`. In the client
 * the build makes elements of it.
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

/** A text whose words are chosen where its reader is known: its English pattern, and its values, which may be phrases. */
export interface Phrase {
  readonly text: string;
  readonly values?: PhraseValues;
}

export type PhraseValues = Readonly<Record<string, string | number | Phrase>>;

/** @param text as of `t`, written out in the source */
export const phrase = (text: string, values?: PhraseValues): Phrase =>
  values === undefined ? { text } : { text, values };

/** A phrase for logs and for who reads the API: in English, whoever asks. */
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
 * What a schema says of a value. In the client it is a text like any; on the server it is English, since a schema is made
 * once for all readers, and `phraseOf` finds what it was made of. Its values are limits, never what somebody sent.
 */
export function fieldMessage(text: string, values?: Values): string {
  const message = phrase(text, values);
  const english = inEnglish(message);
  fieldMessages.set(english, message);
  return english;
}

/** What the message of a schema was made of. One that none of our schemas has written stays as it is. */
export const phraseOf = (english: string): Phrase =>
  fieldMessages.get(english) ?? { text: english };

/** The language of who reads. */
export const language = (): Language => speaker.language();

/** By which dates and numbers are written: the reader's own kind of the language, where it is known. */
export const locale = (): string => speaker.language();

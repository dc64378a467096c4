import type { ErrorBody } from '@hooplog/contract';
import type { Phrase, Values } from '@hooplog/language';
import phrases from 'virtual:hooplog-phrases';

/** A phrase of the server in the language of this client; null if it has no translation. */
export function sayPhrase({ text, values = {} }: Phrase): string | null {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? (sayPhrase(value) ?? value.text) : value,
  ]);
  return phrases[text]?.(Object.fromEntries(said) as Values) ?? null;
}

/** The server's English texts in the language of this client; untranslated ones stay English. */
export const inReadersWords = (body: ErrorBody): ErrorBody => ({
  ...body,
  message: sayPhrase(body.phrase ?? { text: body.message }) ?? body.message,
});

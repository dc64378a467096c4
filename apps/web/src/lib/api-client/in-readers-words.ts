import type { ErrorBody } from '@hooplog/contract';
import phrases from 'virtual:hooplog-phrases';

/** What the server says in English, in the language of this client; what it has no words for stays English. */
export function inReadersWords(body: ErrorBody): ErrorBody {
  const { phrase, fields } = body;
  const say = (message: string, text = message): string =>
    phrases[text]?.(phrase?.values ?? {}) ?? message;
  const said = { ...body, message: say(body.message, phrase?.text) };
  if (fields === undefined) return said;
  const named = Object.entries(fields).map(([name, message]) => [
    name,
    // A field often says the same as the whole.
    message === body.message ? said.message : say(message),
  ]);
  return { ...said, fields: Object.fromEntries(named) as Record<string, string> };
}

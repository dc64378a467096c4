import { language, type Phrase } from '@hooplog/language';

/** Says a phrase of the server in the language of this client; what it has no words for stays English. */
export type PhraseSayer = (phrase: Phrase | undefined, english: string) => string;

/** Comes with the words for it, which no page brings by itself. */
export async function loadPhraseSayer(): Promise<PhraseSayer> {
  if (language() === 'en') return (_, english) => english;
  const { sayPhrase } = await import('./in-readers-words.ts');
  return (phrase, english) => (phrase === undefined ? null : sayPhrase(phrase)) ?? english;
}

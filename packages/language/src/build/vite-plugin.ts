import type { Plugin } from 'vite';
import { SOURCE_LANGUAGE } from '../languages.ts';
import { keyOf, readCatalogue } from '../node/catalogue.ts';
import { type BuiltLanguage, isPseudo, PSEUDO } from './built-language.ts';
import { collectTexts } from './collect-texts.ts';
import { findTexts, type FoundCall } from './find-texts.ts';
import { pseudo, rightToLeftPseudo } from './pseudo.ts';
import { rewrite, writePhrases } from './rewrite.ts';

const PACKAGE = '@hooplog/language';
/** The server's phrases, in the language of the build. */
const PHRASES = /virtual:hooplog-phrases$/;

/**
 * Replaces every `t('…')` of the client by the text of a language: no catalogue is loaded, and a constant text
 * stays a constant. The whole client is built once for each language.
 */
export function translate(language: BuiltLanguage): Plugin {
  const isOwn = isPseudo(language) || language === SOURCE_LANGUAGE;
  const catalogue = isOwn ? null : readCatalogue(language);
  const textOf = ({
    message,
    context,
    marker,
  }: Pick<FoundCall, 'context' | 'marker' | 'message'>): string => {
    if (!isPseudo(language)) return catalogue?.get(keyOf(message, context)) ?? message;
    const write = language === PSEUDO ? pseudo : rightToLeftPseudo;
    return write(message, marker === 'rich');
  };
  return {
    name: 'hooplog-language',
    enforce: 'pre',
    resolveId: {
      filter: { id: PHRASES },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: PHRASES },
      handler: () => {
        const sent = collectTexts().texts.filter(({ isPhrase }) => isPhrase);
        const texts = sent.map(({ message, context }) => {
          const call = { message, context, marker: 'phrase' } as const;
          return [message, textOf(call)] as const;
        });
        return writePhrases(new Map(texts));
      },
    },
    transform: {
      filter: { id: /\.tsx?$/, code: PACKAGE },
      handler(code, id) {
        const calls = findTexts(id, code);
        if (calls.length === 0) return null;
        return { code: rewrite(code, calls, textOf, language), map: null };
      },
    },
  };
}

export {
  type BuiltLanguage,
  builtLanguage,
  isPseudo,
  isRightToLeft,
  sayIn,
} from './built-language.ts';

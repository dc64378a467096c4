import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const ACCENTED = 'àƀçďéƒğĥîĵķĺɱñôƥɋřšţûṽŵẋýž';
const FIRST = 'a'.charCodeAt(0);

/** German and Spanish are up to a third longer than English. */
const LONGER = 0.35;

const accented = (text: string) =>
  text.replace(/[a-z]/g, (letter) => ACCENTED[letter.charCodeAt(0) - FIRST] ?? letter);

function longer(text: string): string {
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  return accented(text) + '·'.repeat(Math.ceil(letters * LONGER));
}

type Writer = (text: string) => string;

function written(elements: readonly MessageFormatElement[], write: Writer): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: write(element.value) };
    if (element.type === TYPE.tag)
      return { ...element, children: written(element.children, write) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: written(option.value, write) },
    ]);
    return { ...element, options: Object.fromEntries(options) as typeof element.options };
  });
}

/** "Šàṽé····" for "Save": a text that can be read, is longer, and proves that it went through the catalogues. */
export function pseudo(message: string, hasTags: boolean): string {
  return printAST(written(parse(message, { ignoreTag: !hasTags }), longer));
}

const HEBREW = 'אבכדעפגהיזקלמנופקרסטובשחיצ';

/** Letters that run from right to left by themselves, like those of a real language. */
const hebrew: Writer = (text) =>
  text.replace(/[a-z]/gi, (letter) => HEBREW[letter.toLowerCase().charCodeAt(0) - FIRST] ?? letter);

/** "סאבע" for "Save": a text that runs from right to left, in letters that sound similar. */
export function rightToLeftPseudo(message: string, hasTags: boolean): string {
  return printAST(written(parse(message, { ignoreTag: !hasTags }), hebrew));
}

import { type Compiled, compileRich, compileText, type Helper, helperName } from './compile.ts';
import type { FoundCall, Range } from './find-texts.ts';

const PACKAGE = '@hooplog/language';

const FROM: Readonly<Record<Helper, string>> = {
  createElement: 'react',
  Fragment: 'react',
  forCount: `${PACKAGE}/in-page`,
  forPlace: `${PACKAGE}/in-page`,
  LOCALE: `${PACKAGE}/in-page`,
  written: `${PACKAGE}/in-page`,
};

const importsOf = (helpers: ReadonlySet<Helper>): string =>
  [...helpers]
    .map((helper) => `import { ${helper} as ${helperName(helper)} } from '${FROM[helper]}';`)
    .join('');

/** A module of the server's phrases, as functions of their values by the English pattern. */
export function writePhrases(phrases: ReadonlyMap<string, string>): string {
  const helpers = new Set<Helper>();
  const lines = [...phrases].map(([pattern, text]) => {
    const made = compileText(text, (name) => `v[${JSON.stringify(name)}]`);
    made.helpers.forEach((helper) => helpers.add(helper));
    return `${JSON.stringify(pattern)}:(v)=>${made.code}`;
  });
  return `${importsOf(helpers)}export default {${lines.join(',\n')}};`;
}

const isInside = (inner: Range, outer: Range) =>
  inner !== outer && inner.start >= outer.start && inner.end <= outer.end;

/** The text of a call, in ICU MessageFormat. */
type TextOf = (call: FoundCall) => string;

/** The source with its calls replaced by the texts, on the same lines as before. */
export function rewrite(
  code: string,
  calls: readonly FoundCall[],
  textOf: TextOf,
  language: string,
): string {
  const helpers = new Set<Helper>();

  function compile(call: FoundCall): Compiled {
    const { marker, values, object } = call;
    if (marker === 'language') return { code: JSON.stringify(language), helpers: [] };
    if (marker === 'locale') return { code: helperName('LOCALE'), helpers: ['LOCALE'] };
    const inPlace = values.every(({ isPure }) => isPure);
    const message = textOf(call);
    const valueOf = (name: string) => {
      const value = values.find((each) => each.name === name);
      if (value === undefined) throw new Error(`{${name}} has no value in "${message}"`);
      return inPlace ? code.slice(value.start, value.end) : `$v[${JSON.stringify(name)}]`;
    };
    const made = (marker === 'rich' ? compileRich : compileText)(message, valueOf);
    if (inPlace || object === null) return made;
    return { ...made, code: `(($v)=>${made.code})(${part(object)})` };
  }

  function replaced(call: FoundCall): string {
    const made = compile(call);
    made.helpers.forEach((helper) => helpers.add(helper));
    const lines = (text: string) => text.split('\n').length;
    const lost = lines(code.slice(call.start, call.end)) - lines(made.code);
    return made.code + '\n'.repeat(Math.max(0, lost));
  }

  function part(range: Range): string {
    const within = calls.filter((call) => isInside(call, range));
    const outermost = within.filter((call) => !within.some((other) => isInside(call, other)));
    let [at, text] = [range.start, ''];
    for (const call of outermost) {
      text += code.slice(at, call.start) + replaced(call);
      at = call.end;
    }
    return text + code.slice(at, range.end);
  }

  const body = part({ start: 0, end: code.length });
  return importsOf(helpers) + body;
}

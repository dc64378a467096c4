import { describe, expect, it } from 'vitest';
import { rewrite } from './rewrite.ts';
import { findTexts } from './find-texts.ts';
import { pseudo } from './pseudo.ts';

const IMPORT = "import { t, rich, locale, language } from '@hooplog/language';\n";

const GERMAN: Readonly<Record<string, string>> = {
  Save: 'Speichern',
  '{shots, plural, one {# shot} other {# shots}} by {name}':
    '{shots, plural, one {# Wurf} other {# Würfe}} von {name}',
  'Read the <terms>terms</terms>.': 'Lies die <terms>Regeln</terms>.',
};

/** The code of a source in German, without the imports. */
function german(source: string): string {
  const code = IMPORT + source;
  const calls = findTexts('a.tsx', code);
  const textOf = ({ message }: { message: string }) => GERMAN[message] ?? message;
  return rewrite(code, calls, textOf, 'de').split(IMPORT)[1] ?? '';
}

describe('the build replaces a text by', () => {
  it.each([
    ['a constant', "const A = t('Save');", 'const A = "Speichern";'],
    ['the source where nothing is translated', "t('Open')", '"Open"'],
    ['a plain value', "t('By {name}', { name })", '`By ${name}`'],
    ['a property of a value', "t('By {name}', { name: a.b.c })", '`By ${a.b.c}`'],
    [
      'a computed value, once',
      "t('{a} and {a}', { a: next() })",
      '(($v)=>`${$v["a"]} and ${$v["a"]}`)({ a: next() })',
    ],
    [
      'a text in a text',
      "t('By {name}', { name: t('Save') })",
      '(($v)=>`By ${$v["name"]}`)({ name: "Speichern" })',
    ],
    ['what looks like code', "t('`$1` it’s {a}', { a })", '`\\`$1\\` it’s ${a}`'],
    ['the language', 'language() + locale()', '"de" + $LOCALE'],
    [
      'a plural',
      "t('{shots, plural, one {# shot} other {# shots}} by {name}', { shots, name })",
      '`${$forCount(shots,{"one":`${$written(shots)} Wurf`,"other":`${$written(shots)} Würfe`})} von ${name}`',
    ],
    [
      'marked parts',
      "rich('Read the <terms>terms</terms>.', { terms: link })",
      '$createElement($Fragment,null,"Lies die ",link("Regeln"),".")',
    ],
    ['nothing else', "const x = { t: 't(1)' };", "const x = { t: 't(1)' };"],
  ])('%s', (_name, source, code) => {
    expect(german(source)).toBe(code);
  });

  it('code on the same lines', () => {
    expect(german("t(\n  'Save',\n);\nnext();").split('\n')[3]).toBe('next();');
  });
});

describe('the build refuses', () => {
  it.each([
    ['a text that is not a literal', 't(name)', 'a.tsx:2: write the text out'],
    ['concatenated texts', "t('Save ' + name)", 'a.tsx:2: write the text out'],
    ['a template', 't(`Save ${name}`)', 'a.tsx:2: write the text out'],
    ['values from elsewhere', "t('By {name}', values)", 'a.tsx:2: write the values out'],
    ['a name without a value', "t('By {name}', { nam: 1 })", '{name} has no value'],
    ['dates, which only formatters write well', "t('{d, date}', { d })", 'format dates'],
  ])('%s', (_name, source, message) => {
    expect(() => german(source)).toThrow(message);
  });
});

describe('the pseudo-language', () => {
  it.each([
    ['Save', 'Sàṽé··'],
    ['By {name}', 'Bý ·{name}'],
    ['Read <b>it</b>', 'Réàď ··<b>îţ·</b>'],
    ['{n, plural, one {# shot} other {# shots}}', '{n,plural,one{# šĥôţ··} other{# šĥôţš··}}'],
  ])('%s', (message, text) => {
    expect(pseudo(message, true)).toBe(text);
  });
});

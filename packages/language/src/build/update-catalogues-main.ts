import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import PO from 'pofile';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '../languages.ts';
import { fileOf, keyOf } from '../node/catalogue.ts';
import { collectTexts, type Text } from './collect-texts.ts';

/** The catalogue of a language, updated to the texts of the sources: translations stay, removed texts are dropped. */
export function updated(language: Language, before: string, texts: readonly Text[]): string {
  const old = PO.parse(before);
  const known = new Map(old.items.map((item) => [keyOf(item.msgid, item.msgctxt), item]));
  const po = new PO();
  po.headers = { 'Content-Type': 'text/plain; charset=UTF-8', Language: language };
  po.items = texts.map(({ message, context, files }) => {
    const item = new PO.Item();
    item.msgid = message;
    if (context !== undefined) item.msgctxt = context;
    item.references = [...files];
    const was = known.get(keyOf(message, context));
    item.msgstr = was?.msgstr ?? [''];
    item.comments = was?.comments ?? [];
    return item;
  });
  return `${po.toString().trimEnd()}\n`;
}

if (import.meta.main) {
  const { texts } = collectTexts();
  for (const language of LANGUAGES.filter((each) => each !== SOURCE_LANGUAGE)) {
    const file = fileOf(language);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const after = updated(language, before, texts);
    writeFileSync(file, after);
    const open = PO.parse(after).items.filter(({ msgstr }) => (msgstr[0] ?? '') === '');
    process.stdout.write(`${language}: ${texts.length} texts, ${open.length} to translate\n`);
  }
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { t } from '@hooplog/language';
import { type BuiltLanguage, isRightToLeft, sayIn } from '@hooplog/language/build';
import type { Plugin } from 'vite';

const MANIFEST = 'manifest.webmanifest';
const SOURCE = resolve(import.meta.dirname, 'manifest.json');

/** The texts of the HTML files and the manifest. */
const texts = () => [
  t('Hooplog: film your shooting workout, know every make'),
  t('Film your shooting workout. Hooplog counts makes and misses from every spot on the court.'),
  t('Film your shooting workout and see every make and miss on the court.'),
  t('Hooplog needs JavaScript to count your shots.'),
  t('Hooplog cannot be reached. This page opens by itself when it can.'),
  t('Count makes and misses by hand'),
  t('Count shots'),
];

/** Puts the texts of a language, and its tag, into the HTML files and the manifest. */
export function inLanguage(language: BuiltLanguage): Plugin {
  const english = texts();
  const own = sayIn(language, texts);
  const translated = (file: string) =>
    english.reduce((all, text, index) => all.replaceAll(text, own[index] ?? text), file);
  const direction = isRightToLeft(language) ? ' dir="rtl"' : '';
  return {
    name: 'hooplog-in-language',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        translated(html).replace('<html lang="en">', `<html lang="${language}"${direction}>`),
    },
    generateBundle() {
      const manifest = JSON.parse(readFileSync(SOURCE, 'utf8')) as object;
      const source = translated(JSON.stringify({ ...manifest, lang: language }));
      this.emitFile({ type: 'asset', fileName: MANIFEST, source });
    },
  };
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What the client and the pages without it take the font from; not kept in the repository. */
const FONTS = resolve(import.meta.dirname, '../fonts');

/** Weights and widths that the styles use: from plain text to `display`. All others are a half of the font's bytes. */
const AXES = { wght: { min: 400, max: 750 }, wdth: { min: 100, max: 114 } };

const FILE = /\.\/files\/([\w-]+)-wdth-normal\.woff2/g;

/**
 * The rules of the font as its package has them, for what is left of it. One that comes too late is left out until the
 * next visit: other letters break lines elsewhere, and the page would jump.
 */
function slimRules(rules: string): string {
  const { wght, wdth } = AXES;
  return rules
    .replaceAll(FILE, './$1.woff2')
    .replaceAll('font-weight: 100 900', `font-weight: ${wght.min} ${wght.max}`)
    .replaceAll('font-stretch: 62% 125%', `font-stretch: ${wdth.min}% ${wdth.max}%`)
    .replaceAll('font-display: swap', 'font-display: optional');
}

async function writeFonts(): Promise<void> {
  const rulesPath = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/wdth.css');
  const rules = await readFile(rulesPath, 'utf8');
  await mkdir(FONTS, { recursive: true });
  await Promise.all(
    [...rules.matchAll(FILE)].map(async ([file, name = '']) => {
      const font = await readFile(join(dirname(rulesPath), file));
      const slim = await subsetFont(font, undefined, {
        targetFormat: 'woff2',
        keepAllGlyphs: true,
        variationAxes: AXES,
      });
      await writeFile(join(FONTS, `${name}.woff2`), slim);
    }),
  );
  await writeFile(join(FONTS, 'archivo.css'), slimRules(rules));
}

/** Writes the font with the weights and widths that the styles use: a phone on a slow network waits for no others. */
export function slimFont(): Plugin {
  return {
    name: 'hooplog-slim-font',
    apply: (_config, { mode }) => mode !== 'test',
    buildStart: writeFonts,
  };
}

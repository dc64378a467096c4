import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compressible types; pictures and fonts are compressed already. */
const SHRINKS = /\.(?:css|html|js|json|svg|wasm|webmanifest)$/;
/** Smaller files hardly shrink. A network packet holds more, but a page loads a dozen small files at once. */
const MIN_BYTES = 400;

/** The best compression takes a minute for larger files (the network's runtime). */
const LARGE_BYTES = 1_000_000;

const toBuffer = (content: string | Uint8Array) => Buffer.from(content);

/** Files copied unchanged from beside the source; one of them delays the first paint of every page. */
const copiedFrom = (folder: string) =>
  (folder === '' ? [] : readdirSync(folder)).map(
    (name) => [name, readFileSync(join(folder, name))] as const,
  );

/** Writes compressed copies of each compressible file: the server sends the one that the browser accepts. */
export function precompress(): Plugin {
  let publicDir = '';
  return {
    name: 'hooplog-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.build.copyPublicDir ? config.publicDir : '';
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const made = Object.entries(bundle).map(
          ([name, output]) =>
            [name, toBuffer(output.type === 'chunk' ? output.code : output.source)] as const,
        );
        for (const [name, content] of [...made, ...copiedFrom(publicDir)]) {
          if (!SHRINKS.test(name) || content.byteLength < MIN_BYTES) continue;
          const quality = {
            [constants.BROTLI_PARAM_QUALITY]: content.byteLength < LARGE_BYTES ? 11 : 9,
          };
          this.emitFile({
            type: 'asset',
            fileName: `${name}.br`,
            source: brotliCompressSync(content, { params: quality }),
          });
          this.emitFile({
            type: 'asset',
            fileName: `${name}.gz`,
            source: gzipSync(content, { level: 9 }),
          });
        }
      },
    },
  };
}

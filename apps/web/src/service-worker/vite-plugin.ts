import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Files that are copied unchanged. */
const COPIED = ['before-paint.js', 'favicon.svg', 'icon-192.png', 'manifest.webmanifest'];

/**
 * Fonts of other scripts load when a name needs them, and the larger network (10 MB) if a machine is fast enough for
 * it; they are not worth the space on every phone.
 */
const isWanted = (name: string) =>
  !/hoops-[^/]*\.onnx$/.test(name) &&
  (!/\.woff2?$/.test(name) || /archivo-latin-(?!ext)/.test(name));

/**
 * Files for counting films on the device, 20 MB: loaded with the first count, then cached. The worker's own file
 * includes its chunks.
 */
const isForCounting = (name: string) =>
  /\.(?:wasm|onnx)$/.test(name) || /^assets\/(?:count-worker|file-film|ort\.)/.test(name);

/** Writes `sw.js` with the lists of the built files. */
export function serviceWorker(): Plugin {
  return {
    name: 'hooplog-service-worker',
    apply: 'build',
    generateBundle: {
      // After Vite has removed empty chunks: a single missing file would make caching fail completely.
      order: 'post',
      handler(_options, bundle) {
        const made = Object.keys(bundle).filter(
          (name) => name.startsWith('assets/') && isWanted(name),
        );
        const later = made.filter(isForCounting).toSorted();
        const firsts = made.filter((name) => !isForCounting(name));
        const files = [...COPIED, ...firsts].toSorted();
        const source = readFileSync(new URL('sw.js', import.meta.url), 'utf8');
        const version = createHash('sha256')
          .update([...files, ...later].join('\n'))
          .digest('hex')
          .slice(0, 16);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: source
            .replace('__FILES__', JSON.stringify(files))
            .replace('__FILES_FOR_COUNTING__', JSON.stringify(later))
            .replace('__VERSION__', version),
        });
      },
    },
  };
}

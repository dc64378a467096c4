import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Files that are copied as they are. */
const COPIED = ['before-paint.js', 'favicon.svg', 'icon-192.png', 'manifest.webmanifest'];

/**
 * Fonts of other scripts load when a name needs them, and the larger network (10 MB) where a machine is fast enough
 * for it; they are not worth the space on every phone.
 */
const isWanted = (name: string) =>
  !/hoops-[^/]*\.onnx$/.test(name) &&
  (!/\.woff2?$/.test(name) || /archivo-latin-(?!ext)/.test(name));

/**
 * What counts films on the device, 20 MB: loaded when the first one is counted, and kept from then on.
 * The worker's own file brings its parts along.
 */
const isForCounting = (name: string) =>
  /\.(?:wasm|onnx)$/.test(name) || /^assets\/(?:count-worker|file-film|ort\.)/.test(name);

/** Writes `sw.js` with the lists of the files that the build made. */
export function serviceWorker(): Plugin {
  return {
    name: 'hooplog-service-worker',
    apply: 'build',
    generateBundle: {
      // After Vite has taken out what is empty: one file that is not there, and nothing is kept at all.
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

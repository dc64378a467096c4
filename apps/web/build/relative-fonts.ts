import type { Plugin } from 'vite';

/** Makes font URLs in styles relative: the client is built to run under any path of a host. */
export function relativeFonts(): Plugin {
  return {
    name: 'hooplog-relative-fonts',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = String(file.source).replaceAll('url(/assets/', 'url(');
      }
    },
  };
}

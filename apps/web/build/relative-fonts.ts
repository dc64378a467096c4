import type { Plugin } from 'vite';

/** Styles name fonts by their place beside them: the client is built for every path that a host may have it under. */
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

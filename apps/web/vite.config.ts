import tailwindcss from '@tailwindcss/vite';
import { SOURCE_LANGUAGE } from '@hooplog/language';
import { builtLanguage, isPseudo, translate } from '@hooplog/language/build';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { CHUNKS } from './build/chunks.ts';
import { clientHead } from './build/client-head.ts';
import { filesOfImport, chunkLoader } from './build/chunk-loader.ts';
import { inLanguage } from './build/in-language.ts';
import { pages } from './build/pages.ts';
import { relativeFonts } from './build/relative-fonts.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './src/service-worker/vite-plugin.ts';
import { staticPages } from './src/static-pages/vite-plugin.ts';

const LANGUAGE = builtLanguage();
const API_ADDRESS = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    translate(LANGUAGE),
    chunkLoader(),
    react(),
    tailwindcss(),
    clientHead(),
    inLanguage(LANGUAGE),
    staticPages(),
    pages(),
    serviceWorker(),
    relativeFonts(),
    precompress(),
  ],
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': API_ADDRESS } },
  // The count's worker loads the file reader only for files.
  worker: { format: 'es', plugins: () => [translate(LANGUAGE)] },
  build: {
    target: 'baseline-widely-available',
    // The page's policy allows pictures from data: addresses but fonts and scripts only from files.
    assetsInlineLimit: 0,
    // All target browsers support modulepreload.
    modulePreload: { polyfill: false, resolveDependencies: filesOfImport },
    reportCompressedSize: true,
    // Shared by all languages: the first build copies it.
    copyPublicDir: LANGUAGE === SOURCE_LANGUAGE || isPseudo(LANGUAGE),
    // Entries: the client for the start page and for all others, and the pages without it.
    rolldownOptions: {
      input: ['index.html', 'home.html', 'first-run.html', 'landing.html', 'site-page.html'],
      output: {
        codeSplitting: { groups: [...CHUNKS] },
        // Every page lists all files: one letter less in each saves a hundred bytes.
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0] ?? ''}-[hash:7].js`,
      },
    },
  },
  test: {
    environment: 'happy-dom',
    // The file that the build uses, by the package's `browser` field.
    alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' },
    server: { deps: { inline: ['tus-js-client'] } },
    setupFiles: [new URL('./src/testing/setup.ts', import.meta.url).pathname],
  },
});

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './src/service-worker/vite-plugin.ts';
import { staticPages } from './src/static-pages/vite-plugin.ts';

const API_ADDRESS = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), staticPages(), serviceWorker(), precompress()],
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': API_ADDRESS } },
  // The count's worker loads the reader of files only for files.
  worker: { format: 'es' },
  build: {
    target: 'baseline-widely-available',
    // The page's policy allows pictures from data: addresses but fonts and scripts only from files.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    // The client itself, and the pages that need none of it.
    rolldownOptions: { input: ['index.html', 'landing.html', 'site-page.html'] },
  },
  test: {
    environment: 'happy-dom',
    testTimeout: 30_000,
    setupFiles: [new URL('./src/testing/setup.ts', import.meta.url).pathname],
  },
});

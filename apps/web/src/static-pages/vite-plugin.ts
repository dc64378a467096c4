import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

const BODY_MARK = '<!--body-->';

type Pages = Readonly<Record<string, () => string>>;

/** Draws the pages with React, once, while the client is built. */
async function drawPages(root: string): Promise<Pages> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { PAGES } = (await server.ssrLoadModule('/src/static-pages/prerender.tsx')) as {
      PAGES: Pages;
    };
    return Object.fromEntries(
      Object.entries(PAGES).map(([file, draw]) => {
        const html = draw();
        return [file, () => html];
      }),
    );
  } finally {
    await server.close();
  }
}

/** Puts what React draws into `landing.html` and `site-page.html`, so that they need no React to be seen. */
export function staticPages(): Plugin {
  let root = '';
  let pages: Promise<Pages> | null = null;
  return {
    name: 'hooplog-static-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { filename }) => {
        if (!html.includes(BODY_MARK)) return html;
        pages ??= drawPages(root);
        const draw = (await pages)[filename.split('/').at(-1) ?? ''];
        if (draw === undefined) throw new Error(`No page is drawn for ${filename}`);
        return html.replace(BODY_MARK, () => draw());
      },
    },
  };
}

import { builtLanguage, translate } from '@hooplog/language/build';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';

const BODY_MARK = '<!--body-->';

/** The bodies by file name, or by the address that the client draws. */
export type Bodies = Readonly<Record<string, string>>;

/** Renders the pages with React once, during the build. */
async function drawPages(root: string): Promise<Bodies> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [translate(builtLanguage()), react()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { PAGES } = (await server.ssrLoadModule('/src/static-pages/prerender.tsx')) as {
      PAGES: Readonly<Record<string, () => string | Promise<string>>>;
    };
    const drawn = Object.entries(PAGES).map(async ([file, draw]) => [file, await draw()] as const);
    return Object.fromEntries(await Promise.all(drawn));
  } finally {
    await server.close();
  }
}

let bodies: Promise<Bodies> | null = null;

/** All bodies, rendered once. */
export const readBodies = (root: string): Promise<Bodies> => (bodies ??= drawPages(root));

/** Inserts React's output at the marker of each page, so that it shows without React. */
export function staticPages(): Plugin {
  let root = '';
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
        const body = (await readBodies(root))[filename.split('/').at(-1) ?? ''];
        if (body === undefined) throw new Error(`No page is drawn for ${filename}`);
        return html.replace(BODY_MARK, () => body);
      },
    },
  };
}

// `npm run dev`: the program restarts on changes of the server, Vite reloads changes of the web client.
import { foreground } from './setup/foreground.mjs';
import { fromRoot } from './setup/paths.mjs';
import { main } from './setup/report.mjs';
import { setUp } from './setup/setup.mjs';

await main(async () => {
  const node = await setUp();
  const vite = [fromRoot('node_modules', 'vite', 'bin', 'vite.js'), '--host', '127.0.0.1'];
  const stop = new AbortController();
  const endBoth = () => stop.abort();
  const server = ['apps/server/src/main.ts', '--watch', ...process.argv.slice(2)];
  const [code] = await Promise.all([
    foreground(node, server, { signal: stop.signal }).finally(endBoth),
    foreground(node, vite, { cwd: fromRoot('apps', 'web'), signal: stop.signal }).finally(endBoth),
  ]);
  return code;
});

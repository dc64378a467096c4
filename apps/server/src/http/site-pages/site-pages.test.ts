import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedTestApp, startTestApp } from '../../testing/test-app.ts';

let webDir: string;
let server: StartedTestApp;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'hooplog-web-'));
  await writeFile(join(webDir, 'index.html'), 'the client');
  await writeFile(
    join(webDir, 'site-page.html'),
    '<title><!--title--></title><main><!--text--></main>',
  );
  server = await startTestApp({ webDir, contactEmail: 'coach@example.com' });
});
afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

const read = async (url: string) => {
  const answer = await server.newClient().request({ url });
  expect(answer.statusCode).toBe(200);
  return answer.body;
};

test.each([
  ['/privacy', 'Privacy · Hooplog', '<h1>Privacy</h1>', 'Under 13'],
  ['/terms', 'Terms · Hooplog', '<h1>Terms</h1>', 'It is free'],
  ['/contact', 'Contact · Hooplog', '<h1>Contact</h1>', 'href="mailto:coach@example.com"'],
])('%s is public', async (url, title, heading, part) => {
  const page = await read(url);
  for (const text of [`<title>${title}</title>`, heading, part]) expect(page).toContain(text);
  expect(page).not.toContain('{{');
});

test.each([
  ['/privacy', 'de', 'Datenschutz', 'Unter 13'],
  ['/terms', 'es', 'Condiciones', 'Es gratis'],
  ['/contact', 'de', 'Kontakt', 'ist unter <a href="mailto:coach@example.com"'],
])('%s is in the language %s', async (url, language, title, part) => {
  const page = await read(`${url}?language=${language}`);
  for (const text of [`<h1>${title}</h1>`, part]) expect(page).toContain(text);
});

test('an operator can replace a text by a file, and HTML or scripts in it have no effect', async () => {
  const pages = join(server.context.config.dataDir, 'pages');
  await mkdir(pages);
  await writeFile(
    join(pages, 'terms.md'),
    [
      '# House rules',
      'Be kind. <script>alert(1)</script> <img src=x onerror=alert(1)>',
      '[a link](javascript:alert(1)) and [another](https://example.com)',
    ].join('\n\n'),
  );
  const page = await read('/terms');
  expect(page).toContain('<h1>House rules</h1>');
  expect(page).toContain('&lt;script&gt;');
  expect(page).toContain('<a href="https://example.com">another</a>');
  expect(page).not.toMatch(/<script|<img|href="javascript/);
  expect(await read('/terms?language=de')).toContain('<h1>House rules</h1>');
  await writeFile(join(pages, 'terms.de.md'), '# Hausordnung');
  expect(await read('/terms?language=de')).toContain('<h1>Hausordnung</h1>');
  await rm(pages, { recursive: true });
  expect(await read('/terms')).toContain('<h1>Terms</h1>');
});

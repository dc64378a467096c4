import { expect, test } from 'vitest';
import { isOwnRequest, type RequestSource } from './same-site.ts';

const POST: RequestSource = {
  method: 'POST',
  host: 'hooplog.example:3000',
  origin: undefined,
  secFetchSite: undefined,
  ownOrigin: null,
};

test.each<[string, Partial<RequestSource>, boolean]>([
  ['not a browser: neither header', {}, true],
  ['the page itself, by Origin', { origin: 'http://hooplog.example:3000' }, true],
  ['another site, by Origin', { origin: 'http://evil.example' }, false],
  ['another port of the same host', { origin: 'http://hooplog.example:4000' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['the page itself, by Sec-Fetch-Site', { secFetchSite: 'same-origin' }, true],
  ['typed by the user', { secFetchSite: 'none' }, true],
  ['a sister site', { secFetchSite: 'same-site' }, false],
  ['another site, by Sec-Fetch-Site', { secFetchSite: 'cross-site' }, false],
  [
    'a development server in between: Sec-Fetch-Site counts more than the host name',
    { secFetchSite: 'same-origin', origin: 'http://localhost:5173' },
    true,
  ],
  [
    'behind a proxy that hides the host',
    { origin: 'https://hoop.example', ownOrigin: 'https://hoop.example' },
    true,
  ],
  [
    'plain http to a machine in this network',
    { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' },
    true,
  ],
  [
    'a plain-http proxy that does not forward the host, without PUBLIC_URL',
    { host: '127.0.0.1:3000', origin: 'http://hoop.lan' },
    false,
  ],
  ['a read, from anywhere', { method: 'GET', secFetchSite: 'cross-site' }, true],
])('%s', (_name, source, isOwn) => {
  expect(isOwnRequest({ ...POST, ...source })).toBe(isOwn);
});

import { afterEach, expect, it, vi } from 'vitest';
import { callPage, nextCursor } from './call-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each<[what: string, link: string | null, cursor: string | null]>([
  ['the next page', '</api/messages?limit=5&cursor=a-b_c>; rel="next"', 'a-b_c'],
  ['the last page', null, null],
  ['another relation', '</api/messages?cursor=a>; rel="prev"', null],
])('reads the next cursor: %s', (_, link, cursor) => {
  expect(nextCursor(link)).toBe(cursor);
});

it('keeps the page it has when the server says that nothing changed', async () => {
  const headers = { etag: '"t1"', link: '</api/messages?cursor=older>; rel="next"' };
  const server = vi
    .fn<(url: string, init: RequestInit) => Promise<Response>>()
    .mockResolvedValueOnce(new Response('[]', { headers }))
    .mockResolvedValueOnce(new Response(null, { status: 304 }));
  vi.stubGlobal('fetch', server);
  const first = await callPage('GET /api/messages', {});
  expect(first).toEqual({ items: [], next: 'older', tag: '"t1"' });
  expect(await callPage('GET /api/messages', {}, first)).toBe(first);
  expect(server.mock.calls[1]?.[1].headers).toMatchObject({ 'if-none-match': '"t1"' });
});

it('fails when the server refuses', async () => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('no', { status: 403 })));
  await expect(callPage('GET /api/messages', {})).rejects.toMatchObject({ status: 403 });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, isNotFound, isUnauthorized, userMessage } from './api-error.ts';
import { call } from './call.ts';

function answer(status: number, text: string, statusText = '') {
  const server = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(text, { status, statusText })),
  );
  vi.stubGlobal('fetch', server);
  return server;
}

const NOT_FOUND = { message: 'Workout not found', code: 'not_found', requestId: 'r7' };
const ID = '01900000-0000-7000-8000-000000000001';
const failure = () =>
  call('GET /api/workouts/:id', { params: { id: ID } }).catch((error: unknown) => error);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('sends the cookie and fills path and query', async () => {
    const server = answer(200, '[]');
    await call('GET /api/heatmap', { query: { period: '30d' } });
    expect(server.mock.calls[0]?.[0]).toBe('/api/heatmap?period=30d');
    expect(server.mock.calls[0]?.[1]).toMatchObject({
      method: 'GET',
      credentials: 'include',
      body: null,
    });
  });

  it('sends a body as JSON', async () => {
    const server = answer(500, '');
    await call('PATCH /api/user/profile', { body: { displayName: 'Maya' } }).catch(() => null);
    expect(server.mock.calls[0]?.[1]).toMatchObject({
      method: 'PATCH',
      body: '{"displayName":"Maya"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('returns undefined for a response without a body', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
    await expect(call('DELETE /api/goals/:id', { params: { id: ID } })).resolves.toBeUndefined();
  });

  it.each([
    ['our error', 404, JSON.stringify(NOT_FOUND), '', `404: ${JSON.stringify(NOT_FOUND)}`],
    ['a text', 502, 'upstream is down', 'Bad Gateway', '502: upstream is down'],
    ['nothing', 502, '', 'Bad Gateway', '502: Bad Gateway'],
  ])('turns %s into an error of status and text', async (_, status, text, statusText, message) => {
    answer(status, text, statusText);
    expect(await failure()).toMatchObject({ message, status });
  });

  it.each([
    [413, /^A server in front of Hooplog takes no files of this size\. Whoever runs/],
    [502, /^$/],
    [504, /longer than a server in front of Hooplog waits.*whoever runs/],
  ])('explains a proxy that answers %i with its own page', async (status, said) => {
    answer(status, '<html><h1>nginx</h1></html>');
    expect(await failure()).toMatchObject({
      body: null,
      said: expect.stringMatching(said) as string,
    });
  });

  it('keeps the parsed body of our errors', async () => {
    answer(404, JSON.stringify(NOT_FOUND));
    expect(await failure()).toMatchObject({ body: NOT_FOUND });
  });
});

describe('a change that gets no answer', () => {
  const AWAY = new Response('<h1>Bad Gateway</h1>', { status: 502 });
  const DONE = new Response('{}', { status: 200 });
  const GONE = new Response(JSON.stringify(NOT_FOUND), { status: 404 });
  const OURS = new Response(JSON.stringify({ ...NOT_FOUND, code: 'unavailable' }), { status: 503 });
  const BROKEN = new TypeError('Failed to fetch');
  const params = { id: ID };

  /** Answers these in order, then keeps repeating the last one; pauses take no time. */
  function answers(...given: (Response | Error)[]) {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let at = 0;
    const server = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() => {
      const next = given[Math.min(at, given.length - 1)];
      at += 1;
      void Promise.resolve().then(() => vi.advanceTimersByTimeAsync(1000));
      return next instanceof Response
        ? Promise.resolve(next.clone())
        : Promise.reject(next ?? BROKEN);
    });
    vi.stubGlobal('fetch', server);
    return server;
  }
  const keysOf = ({ mock }: ReturnType<typeof answers>) =>
    mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'));
  /** The outcome: `done`, or the status or message of the error. */
  const outcome = (made: Promise<unknown>) =>
    made.then(
      () => 'done',
      (error: unknown) => (error instanceof ApiError ? error.status : String(error)),
    );

  const create = (headers = {}) => call('POST /api/groups', { body: { name: 'Tigers' }, headers });
  const rename = () => call('PATCH /api/groups/:id', { params, body: { name: 'Lions' } });
  const remove = () => call('DELETE /api/goals/:id', { params });
  const storedChange = () =>
    call('PATCH /api/groups/:id', { params, body: { name: 'Lions' }, isKept: true });

  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['a proxy answers instead', rename, [AWAY, AWAY, DONE], 3, 'done'],
    ['the connection breaks', rename, [BROKEN, DONE], 2, 'done'],
    ['it is new', create, [BROKEN, AWAY, DONE], 3, 'done'],
    ['our server is temporarily unavailable', rename, [OURS, DONE], 1, 503],
    ['a proxy timed out', rename, [new Response('', { status: 504 }), DONE], 1, 504],
    ['its sender stores it, and a proxy answers instead', storedChange, [AWAY, DONE], 2, 'done'],
    ['its sender stores it, and the connection breaks', storedChange, [BROKEN, DONE], 1, 'TypeError: Failed to fetch'], // prettier-ignore
    ['the server stays away', rename, [AWAY], 16, 502],
    ['the connection stays broken', rename, [BROKEN], 16, 'TypeError: Failed to fetch'],
    ['it is a deletion whose first try succeeded', remove, [AWAY, GONE], 2, 'done'],
    ['it removes something that never existed', remove, [GONE], 1, 404],
    ['it changes something that never existed', rename, [AWAY, GONE], 2, 404],
  ] as const)('because %s', async (_, make, given, asked, expected) => {
    const server = answers(...given);
    expect(await outcome(make())).toBe(expected);
    expect(server).toHaveBeenCalledTimes(asked);
  });

  it('is sent once when there is no connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const server = answers(BROKEN, DONE);
    expect(await outcome(rename())).toBe('TypeError: Failed to fetch');
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('repeats its key, whether generated or given', async () => {
    const server = answers(AWAY, DONE);
    await create();
    expect(new Set(keysOf(server))).toEqual(new Set([expect.stringMatching(/^[\da-f]{32}$/)]));
    await create();
    expect(new Set(keysOf(server)).size).toBe(2);
    await create({ 'idempotency-key': 'mine' });
    expect(keysOf(server).at(-1)).toBe('mine');
  });
});

describe('userMessage', () => {
  const ours = new ApiError(404, '{}', { ...NOT_FOUND, code: 'not_found' });
  it.each([
    ['the message of the server', ours, 'Workout not found'],
    [
      'the fallback for a response that is not ours',
      new ApiError(502, 'Bad Gateway', null),
      'Failed',
    ],
    [
      'an explanation of a proxy’s status',
      new ApiError(413, 'Too Large', null, 'Too large here'),
      'Too large here',
    ],
    ['the fallback for a lost connection', new TypeError('fetch failed'), 'Failed'],
  ])('is %s', (_, error, expected) => {
    expect(userMessage(error, 'Failed')).toBe(expected);
  });
});

describe('kinds of errors', () => {
  it.each([
    [new ApiError(401, 'Unauthorized', null), true, false],
    [new ApiError(404, '', null), false, true],
    [new Error('401: Unauthorized'), false, false],
  ])('%s', (error, unauthorized, notFound) => {
    expect(isUnauthorized(error)).toBe(unauthorized);
    expect(isNotFound(error)).toBe(notFound);
  });
});

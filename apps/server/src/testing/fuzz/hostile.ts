/** Texts that often break programs. */
export const TEXTS = [
  ...['', ' ', '\0', '\ud800', 'a\udfff', '\ud83c\udfc0', '\ufeff', '\u202e', 'ł'.repeat(300)],
  ...['x'.repeat(300), 'x'.repeat(6000), '../../etc/passwd', '..\\..', "' or 1=1 --", '${7*7}'],
  ...['2026-02-30', '0000-00-00', '-000001-01-01T00:00:00Z', '+275760-09-13T00:00:00.000Z'],
  ...['9999-12-31T23:59:59.999Z', '1969-12-31', '2026-11-26', '2026-11-26T12:00:00Z'],
  ...['__proto__', 'constructor', 'null', 'NaN', '-1', '0', '1e400', '99999999999999999999'],
  ...[
    'Etc/GMT+99',
    'Europe/Berlin',
    'a@b',
    'a@example.com',
    '＝1+1',
    '<script>',
    '%',
    '%00',
    '\r\nX: 1',
  ],
];

/** JSON values of another type or of an extreme size. */
export const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 5e-324],
  ...[[], {}, [[]], [null], { a: 1 }, Array.from({ length: 500 }, () => 0)],
];

/** Raw bodies that are not valid for any call. */
export const BODIES = [
  ...['', ' ', '{', '[', '"', 'null', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}'],
  ...['{"a":1e400}', '{"a":1,"a":2}', '\ufeff{}', '[]', '0', '['.repeat(5000), '{"a":"\\ud800"}'],
  ...['{"a":"\\u0000"}', '{"\\ud800":1}', '\xff\xfe{}', 'a=b&c=d', '--x\r\n', '<a/>', '0,1\n2,3'],
];

/** Raw path segments. */
export const PARTS = [
  ...['%00', '%5c', '%5C..', '%2e%2e', '%2f', '%ff', '%ED%A0%80', '%', '%zz', '%u0041', '..', '.'],
  ...['', '%20', '%F0%9F%8F%80', '__proto__', 'constructor', 'null', '0', '-1', '1e9', '*', '\\'],
  ...[
    'a'.repeat(90),
    'a'.repeat(3000),
    '\xe9',
    '\xff\xfe',
    "'",
    '"',
    '<',
    ';x=1',
    ':id',
    '%0d%0aX:1',
  ],
];

export const PATHS = [
  ...[
    '//api/health',
    '/x/../api/health',
    '/%00',
    '/%5c',
    '/%5c..%5c',
    '/%61pi/health',
    '/api//health',
  ],
  ...[
    '/.',
    '/..',
    '/api/..',
    '/./api/health',
    '/api/health/',
    '/api/health;x',
    '/api',
    '/api/',
    '*',
  ],
  ...[
    '/\\api\\health',
    '/assets/../index.html',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/%',
    '/%zz',
  ],
  ...[
    '/assets/',
    '/index.html/',
    '/index.html%00.js',
    '/\xe9',
    '/sw.js/x',
    '/workout/%00',
    '/?',
    '/#',
  ],
  ...[
    'http://elsewhere.example/api/health',
    '/api/%68ealth',
    '/api/health%20',
    `/${'a/'.repeat(2000)}`,
  ],
  ...[
    '/login?returnTo=ł',
    '/api/login?returnTo=/ł',
    '/api/login?returnTo=%2F%C5%82',
    '/docs',
    '/docs/..',
  ],
  ...[
    '/api/login?returnTo=/%ED%A0%80',
    '/api/login?returnTo=/%0d%0aX:1',
    '/api/login?returnTo=%ff',
  ],
  ...['/api/login?returnTo=/🏀', '/api/login?returnTo=/a&returnTo=/b', '/api/login?returnTo[]=/a'],
];

/** Headers, each of which is hostile on its own. */
export const HEADERS: readonly (readonly [string, string])[] = [
  ...(
    [
      'bytes=',
      'bytes=-',
      'bytes=9-1',
      'bytes=0-0,2-2',
      'x=1',
      'bytes=99999999999999999999-',
    ] as const
  ).map((value) => ['Range', value] as const),
  ...['""', '*', 'W/', '"\xff"'].flatMap((value) => [
    ['If-None-Match', value] as const,
    ['If-Range', value] as const,
  ]),
  ...['\xe9', 'x'.repeat(201), '', '\ud83c'].map((value) => ['Idempotency-Key', value] as const),
  ...['hooplog=', 'hooplog=a.b', 'hooplog=%ff', '=', ';;;', '__Host-hooplog=%00.x'].map(
    (value) => ['Cookie', value] as const,
  ),
  ...[
    '',
    'application/json; charset=utf-16',
    'text/plain',
    'application/json;',
    '/',
    '\xe9',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
  ].map((value) => ['Content-Type', value] as const),
  ...([
    ['Host', 'elsewhere.example'],
    ['Host', ''],
    ['Origin', 'null'],
    ['Origin', 'http://['],
    ['Origin', '\xe9'],
  ] as const),
  ...([
    ['X-Forwarded-For', "';--"],
    ['X-Forwarded-Host', '\xe9'],
    ['X-Forwarded-Proto', 'x'],
  ] as const),
  ...([
    ['Accept', '\xe9/*'],
    ['Accept-Encoding', '\xe9'],
    ['Accept-Encoding', 'gzip;q=x'],
  ] as const),
  ...([
    ['Prefer', ',,='],
    ['User-Agent', '\xff'.repeat(500)],
    ['Last-Event-ID', '\xe9'],
  ] as const),
  ...([
    ['If-Modified-Since', 'never'],
    ['Expect', '100-continue'],
    ['Connection', 'upgrade, close'],
  ] as const),
  ...([
    ['Upgrade', 'websocket'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['Content-Encoding', 'gzip'],
  ] as const),
  ...([
    ['Sec-Fetch-Site', '\xe9'],
    ['Date', 'x'.repeat(9000)],
  ] as const),
];

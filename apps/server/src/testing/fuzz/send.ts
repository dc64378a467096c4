import { connect } from 'node:net';
import type { FuzzRequest } from './requests.ts';

interface FuzzAnswer {
  /** 0: the connection ended without an answer. */
  readonly status: number;
  readonly text: string;
}

/** Milliseconds. */
const PATIENCE = 15_000;

function written({ method, target, headers, body }: FuzzRequest, cookie: string | null): Buffer {
  const lines = [
    `${method} ${target.replaceAll(' ', '%20')} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    'Prefer: respond-async',
    ...(cookie === null ? [] : [`Cookie: ${cookie}`]),
    ...headers.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n\0]/g, '')}`),
    ...(body === null ? [] : [`Content-Length: ${body.length}`]),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return body === null ? head : Buffer.concat([head, body]);
}

/** Writes a request byte for byte, which no client library would do. */
export function send(
  port: number,
  request: FuzzRequest,
  cookie: string | null,
): Promise<FuzzAnswer> {
  const { promise, resolve } = Promise.withResolvers<FuzzAnswer>();
  let text = '';
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(PATIENCE, () => socket.destroy());
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    if (text.includes('text/event-stream')) socket.destroy();
  });
  socket.on('close', () => {
    resolve({
      status: Number(
        /^HTTP\/1\.1 (?!100)(\d{3})|\r\nHTTP\/1\.1 (\d{3})/.exec(text)?.slice(1).find(Boolean) ?? 0,
      ),
      text,
    });
  });
  socket.write(written(request, cookie));
  return promise;
}

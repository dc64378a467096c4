import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const AWAY = '<html><h1>502 Bad Gateway</h1><hr>nginx</html>';
const TOO_LARGE = '<html><h1>413 Request Entity Too Large</h1><hr>nginx</html>';

/** A proxy in front of a program that takes bodies up to a size, at first of 100 kB, and says so as nginx does. */
export async function startProxy(target: string) {
  let most = 100_000;
  let missed: ((path: string) => boolean) | null = null;
  const refused: number[] = [];
  const server = createServer((incoming, answer) => {
    const { method, headers, url = '/' } = incoming;
    if (missed?.(url) === true) {
      incoming.resume();
      answer.writeHead(502, { 'content-type': 'text/html' }).end(AWAY);
      return;
    }
    const bytes = Number(incoming.headers['content-length'] ?? 0);
    if (bytes > most) {
      refused.push(bytes);
      // Read to its end: a browser that still sends would see a broken connection.
      incoming.resume().on('end', () => {
        answer.writeHead(413, { 'content-type': 'text/html' }).end(TOO_LARGE);
      });
      return;
    }
    const passed = request(new URL(url, target), { method: method ?? 'GET', headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** Bytes of the bodies that it did not take. */
    refused,
    /** Says from now on that the program is away, to all or to some calls; by null no longer. */
    missServer: (calls: ((path: string) => boolean) | null) => {
      missed = calls;
    },
    allow: (bytes: number) => {
      most = bytes;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

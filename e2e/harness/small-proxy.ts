import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const AWAY = '<html><h1>502 Bad Gateway</h1><hr>nginx</html>';
const TOO_LARGE = '<html><h1>413 Request Entity Too Large</h1><hr>nginx</html>';

/** A proxy in front of a program that limits the size of bodies, at first to 100 kB, and refuses as nginx does. */
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
      // Read to the end: a browser still sending would see a broken connection.
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
    /** Sizes of the refused bodies in bytes. */
    refused,
    /** Answers from now on as if the program were away, for all or some calls; null ends that. */
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

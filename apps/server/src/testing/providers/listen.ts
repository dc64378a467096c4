import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** Uses `localhost`, which for browsers is another site than the program at 127.0.0.1. */
  readonly url: string;
  close(): Promise<void>;
}

/** Listens on a free port. The listener is created with the address, which issuers have to know. */
export async function listen(makeListener: (url: string) => RequestListener): Promise<Listening> {
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  server.on('request', makeListener(url));
  return {
    url,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The page of a provider where a person chooses an account or cancels. */
export const choicePage = (name: string, choices: readonly (readonly [string, string])[]) =>
  `<!doctype html><title>${name}</title><h1>${name}</h1>${choices
    .map(([text, href]) => `<p><a href="${href.replaceAll('&', '&amp;')}">${text}</a></p>`)
    .join('')}`;

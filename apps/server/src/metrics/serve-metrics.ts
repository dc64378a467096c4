import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, register, Registry } from '@prometheus-io/client';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';

export interface MetricsServer {
  readonly port: number;
  close(): void;
}

/**
 * Answers `/metrics` to Prometheus on a port of its own, which no proxy leads to, and `/healthz` to whoever watches a
 * worker. Null where no port is set.
 *
 * @param measure adds what is measured when it is read, beside what is counted as it happens
 */
export async function serveMetrics(
  { host, metricsPort }: Pick<Config, 'host' | 'metricsPort'>,
  log: Pick<Logger, 'error' | 'info'>,
  measure: (registry: Registry) => void,
): Promise<MetricsServer | null> {
  if (metricsPort === null) return null;
  const measured = new Registry();
  collectDefaultMetrics({ register: measured });
  measure(measured);
  const all = Registry.merge([register, measured]);
  const server = createServer((request, response) => {
    // Not parsed as an address: what is none, such as //[, would end the process.
    const [pathname] = (request.url ?? '/').split('?', 1);
    if (pathname === '/healthz') response.end('ok');
    else if (pathname !== '/metrics') response.writeHead(404).end();
    else {
      all.metrics().then(
        (text) => {
          response.setHeader('content-type', all.contentType);
          response.end(text);
        },
        (error: unknown) => {
          log.error({ err: error }, 'metrics could not be read');
          response.writeHead(500).end();
        },
      );
    }
  });
  server.listen(metricsPort, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  log.info({ port }, 'metrics ready');
  return {
    port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

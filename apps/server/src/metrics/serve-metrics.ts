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
 * Serves `/metrics` for Prometheus on a port of its own, which no proxy exposes, and `/healthz` for
 * monitoring a worker. Null if no port is set.
 *
 * @param measure registers gauges that are measured on reading, next to the counters
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
    // Not parsed as a URL: an invalid one, such as //[, would crash the process.
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

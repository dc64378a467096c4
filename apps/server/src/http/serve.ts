import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { lanAddresses } from '../lan/addresses.ts';
import { makeLog } from '../logging/make-log.ts';
import { measureConnections } from '../metrics/database-metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { closeContext, makeContext } from '../services/make-context.ts';
import { watchTooOld } from '../services/watch-too-old.ts';
import { buildApp } from './app.ts';
import { mailboxPath } from './mailbox/mailbox.ts';

/** How long open answers may take to end on shutdown. */
const GRACE_MS = 5000;

export interface RunningApi {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** Where mails can be read without a mail server, key included; null if they cannot. */
  readonly mailbox: string | null;
  /** Stops taking calls, ends open ones, and closes the database connections. */
  close(): Promise<void>;
}

async function closeApp(app: FastifyInstance): Promise<void> {
  const deadline = setTimeout(() => {
    app.server.closeAllConnections();
  }, GRACE_MS);
  await app.close();
  clearTimeout(deadline);
}

/** HTTPS for phones in the local network. Loaded only with `--lan`. */
async function lanServerFactory({ dataDir }: Config) {
  const { lanCertificate } = await import('../lan/certificate.ts');
  const { httpsServer } = await import('../lan/https-server.ts');
  const { comeByHttps } = await import('../lan/come-by-https.ts');
  const certificate = await lanCertificate(dataDir, lanAddresses(), new Date());
  return (handler: RequestListener) => httpsServer(certificate, handler, comeByHttps);
}

/** Starts the API on a migrated database. */
export async function startApi(
  config: Config & { readonly databaseUrl: string },
): Promise<RunningApi> {
  const own = { ...config };
  const context = await makeContext(own, makeLog(config));
  const stopWatching = watchTooOld(context.database.$client, (why) => {
    context.log.error(why);
    // A regular shutdown. A restart fails with the same message.
    process.kill(process.pid, 'SIGTERM');
  });
  try {
    const metrics = await serveMetrics(config, context.log, (registry) => {
      measureConnections(registry, context.database);
    });
    const app = await buildApp(context, config.lan ? await lanServerFactory(config) : null);
    const withScheme = (address: string) =>
      // Fastify logs http because it did not create the https server itself.
      config.lan ? address.replace('http:', 'https:') : address;
    const { host, port } = config;
    const listenTextResolver = (address: string) => `Server listening at ${withScheme(address)}`;
    const address = withScheme(await app.listen({ host, port, listenTextResolver }));
    // With PORT=0 the system chose a port: links in mails must name it.
    if (port === 0) Object.assign(own, { port: Number(new URL(address).port) });
    const path = mailboxPath(context);
    return {
      address,
      mailbox: path === null ? null : `${address}${path}`,
      close: async () => {
        stopWatching();
        metrics?.close();
        await closeApp(app);
        await closeContext(context);
      },
    };
  } catch (error) {
    stopWatching();
    await closeContext(context);
    throw error;
  }
}

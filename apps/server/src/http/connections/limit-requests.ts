import { phrase } from '@hooplog/language';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors/app-error.ts';
import { OpenCounts } from '../../services/open-counts.ts';
import { networkOf } from './network-of.ts';

const RETRY_AFTER = '5';

/**
 * Limits the open requests of one network. Behind a trusted proxy this is the only limit that tells clients
 * apart; elsewhere it limits requests that share a connection.
 */
export function limitRequests(app: FastifyInstance, perNetwork: number): void {
  const open = new OpenCounts(perNetwork);
  app.addHook('onRequest', (request, reply, done) => {
    const network = networkOf(request.ip);
    if (!open.take(network)) {
      const headers = { 'retry-after': RETRY_AFTER };
      done(
        new AppError(
          'rate_limited',
          phrase(
            'Too many requests at once from your network. Please wait a moment and try again.',
          ),
          { headers },
        ),
      );
      return;
    }
    reply.raw.once('close', () => {
      open.release(network);
    });
    done();
  });
}

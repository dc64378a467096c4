import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../services/context.ts';

/** This installation's address by the host name that the caller used, without a trailing slash. */
export const askedSite = (
  { protocol, host }: FastifyRequest,
  { config }: Pick<AppContext, 'config'>,
): string => `${protocol}://${host}${config.basePath}`;

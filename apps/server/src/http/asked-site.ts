import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../services/context.ts';

/** The address of this installation by the name that the caller knows it by, without a slash at its end. */
export const askedSite = (
  { protocol, host }: FastifyRequest,
  { config }: Pick<AppContext, 'config'>,
): string => `${protocol}://${host}${config.basePath}`;

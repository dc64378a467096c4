import type { FastifyRequest } from 'fastify';
import { TOKEN_PREFIX } from '../services/api-tokens/find-api-token.ts';

const FORM = new RegExp(`^Bearer +(${TOKEN_PREFIX}\\S*)$`, 'i');

/** The API token of a request, known or not. Other credentials are a proxy's in front, and none of our business. */
export const sentToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  FORM.exec(headers.authorization ?? '')?.[1] ?? null;

import type { FastifyRequest } from 'fastify';
import { TOKEN_PREFIX } from '../services/api-tokens/find-api-token.ts';

const FORM = new RegExp(`^Bearer +(${TOKEN_PREFIX}\\S*)$`, 'i');

/** The API token in a request, valid or not. Other credentials belong to a proxy in front and are ignored. */
export const sentToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  FORM.exec(headers.authorization ?? '')?.[1] ?? null;

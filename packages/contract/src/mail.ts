import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const tokenQuerySchema = z.object({ token: z.string().max(1000) });

export const getUnsubscribePage = endpoint({
  method: 'GET',
  path: '/api/mail/unsubscribe',
  summary: 'Unsubscribe confirmation page. Changes nothing',
  access: 'public',
  query: tokenQuerySchema,
  status: 200,
  response: null,
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/mail/unsubscribe',
  summary:
    'Unsubscribe the link’s address from its kind of mail, or from all (RFC 8058); needs no session',
  access: 'public',
  query: tokenQuerySchema,
  status: 200,
  response: null,
});

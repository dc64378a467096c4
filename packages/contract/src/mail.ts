import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const tokenQuerySchema = z.object({ token: z.string().max(1000) });

export const getUnsubscribePage = endpoint({
  method: 'GET',
  path: '/api/mail/unsubscribe',
  summary:
    'Page that asks whether mails of the kind of the link shall end at its address. Changes nothing',
  access: 'public',
  query: tokenQuerySchema,
  status: 200,
  response: null,
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/mail/unsubscribe',
  summary:
    'End mails of the kind of the link to its address, or of all kinds (RFC 8058); needs no session',
  access: 'public',
  query: tokenQuerySchema,
  status: 200,
  response: null,
});

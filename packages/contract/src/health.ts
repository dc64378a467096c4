import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server and its database respond and have disk space left (507 if not)',
  access: 'public',
  status: 200,
  response: z.object({ status: z.literal('ok') }),
});

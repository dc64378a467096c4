import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary:
    'Whether the server and its database answer and have room left on the disk (507 when not)',
  access: 'public',
  status: 200,
  response: z.object({ status: z.literal('ok') }),
});

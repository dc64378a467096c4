import { z } from 'zod';
import { sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

export const getLandingNumbers = endpoint({
  method: 'GET',
  path: '/api/landing-numbers',
  summary:
    'The counts of this installation for its landing page; null if it shows the fixed numbers',
  access: 'public',
  status: 200,
  response: z.object({
    numbers: z.object({ workouts: sumSchema, players: sumSchema, teams: sumSchema }).nullable(),
  }),
});

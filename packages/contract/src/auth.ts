import { isTimeZone } from '@hooplog/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currentUserSchema } from './users.ts';

const emailSchema = z
  .string('Please enter your e-mail address')
  .trim()
  .toLowerCase()
  .max(254, 'That address is too long')
  .pipe(z.email('Please enter a valid e-mail address'));

const returnToQuerySchema = z.object({
  /** A path on this site to come back to; anything else is ignored. */
  returnTo: z.string().max(2000).optional(),
});

export const startLogin = endpoint({
  method: 'GET',
  path: '/api/login',
  summary:
    'Browser navigation that starts signing in: leads to the sign-in page, or on when signed in already',
  access: 'public',
  query: returnToQuerySchema,
  status: 302,
  response: null,
});

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  summary: 'Browser navigation that ends the session and leads to the landing page',
  access: 'public',
  status: 302,
  response: null,
});

export const listSignInMethods = endpoint({
  method: 'GET',
  path: '/api/auth/methods',
  summary: 'The ways to sign in that this instance offers',
  access: 'public',
  status: 200,
  response: z.object({
    methods: z.array(z.object({ id: z.string(), label: z.string(), href: z.string().nullable() })),
    /** Where to read mails when no mail server is configured; null otherwise. */
    mailboxUrl: z.string().nullable(),
  }),
});

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/auth/email/start',
  summary:
    'Mail a 6-digit code that signs in; the answer does not tell whether the address is known',
  access: 'public',
  body: z.object({ email: emailSchema }),
  status: 204,
  response: null,
});

export const verifyEmailCode = endpoint({
  method: 'POST',
  path: '/api/auth/email/verify',
  summary: 'Exchange the mailed code for a session',
  access: 'public',
  body: z.object({
    email: emailSchema,
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'The code has 6 digits'),
    timeZone: z.string().refine(isTimeZone, 'Unknown time zone').optional(),
  }),
  status: 200,
  response: currentUserSchema,
});

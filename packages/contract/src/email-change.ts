import { t } from '@hooplog/language';
import { z } from 'zod';
import { emailInputSchema } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { currentUserSchema } from './users.ts';

export const startEmailChange = endpoint({
  method: 'POST',
  path: '/api/auth/email/change',
  summary:
    'Mail a code to the current address of the account and one to the new address. The answer does not reveal whether the new one has an account',
  access: 'signed_in',
  bySessionOnly: true,
  body: emailInputSchema,
  status: 204,
  response: null,
});

const codeSchema = z
  .string()
  .overwrite((typed) => typed.replace(/\s/g, ''))
  .regex(/^\d{6}$/, t('Type all digits of the code'));

export const emailChangeInputSchema = z.object({
  /** Mailed to the present address. */
  oldCode: codeSchema,
  /** Mailed to the new one. */
  newCode: codeSchema,
});

export const finishEmailChange = endpoint({
  method: 'POST',
  path: '/api/auth/email/change/finish',
  summary:
    'Change the address of the account with both codes, in the session that requested them. All other sessions end. A repeat with the same Idempotency-Key returns the first answer',
  access: 'signed_in',
  bySessionOnly: true,
  body: emailChangeInputSchema,
  status: 200,
  response: currentUserSchema,
});

const tokenQuerySchema = z.object({ token: z.string().max(100) });

export const getStopEmailChangePage = endpoint({
  method: 'GET',
  path: '/api/mail/email-change',
  summary: 'Confirmation page for stopping a change of address. Changes nothing',
  access: 'public',
  query: tokenQuerySchema,
  status: 200,
  response: null,
});

export const stopEmailChange = endpoint({
  method: 'POST',
  path: '/api/mail/email-change',
  summary: 'Stop a change of address and sign out its account everywhere; needs no session',
  access: 'public',
  query: tokenQuerySchema,
  status: 200,
  response: null,
});

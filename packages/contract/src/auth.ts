import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { instantSchema, saidTimeZoneSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { currentUserSchema } from './users.ts';

export const emailSchema = z
  .string(fieldMessage('Please enter your e-mail address'))
  .trim()
  .toLowerCase()
  .max(254, fieldMessage('That address is too long'))
  .pipe(z.email(fieldMessage('Please enter a valid e-mail address')));

const returnToQuerySchema = z.object({
  /** A path on this site to return to; anything else is ignored. */
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
  summary:
    'Browser navigation that ends the session and leads to the landing page, or with `returnTo` to the sign-in page and then there',
  access: 'public',
  query: returnToQuerySchema,
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
    /**
     * Where to read a code: in the mail; without a mail server on the screen where the program was
     * started; and nowhere if the program is open to others and no mail server is set up.
     */
    codesGo: z.enum(['mail', 'screen', 'nowhere']),
    /** Whether passkeys sign in at the address by which this was asked. */
    passkeys: z.boolean(),
  }),
});

export const emailInputSchema = z.object({ email: emailSchema });

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/auth/email/start',
  summary:
    'Mail a code that signs in the browser that asks: 6 digits, or 12 when the address has had many codes that nobody used. The answer does not tell whether the address is known',
  access: 'public',
  body: emailInputSchema,
  status: 204,
  response: null,
});

export const emailCodeInputSchema = z.object({
  email: emailSchema,
  /** In groups or not. */
  code: z
    .string()
    .overwrite((typed) => typed.replace(/\s/g, ''))
    .regex(/^(\d{6}){1,2}$/, fieldMessage('Type all digits of the code')),
  /** From the link of the mail: with it the code is good in other browsers than the one that asked. */
  proof: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  timeZone: saidTimeZoneSchema,
  /** The provider gave no address, so the user entered one: from now on that provider signs this user in. */
  forPending: z.boolean().optional(),
});

export const verifyEmailCode = endpoint({
  method: 'POST',
  path: '/api/auth/email/verify',
  summary: 'Exchange the mailed code, or what the mailed link holds, for a session',
  access: 'public',
  body: emailCodeInputSchema,
  status: 200,
  response: currentUserSchema,
});

const providerParamsSchema = z.object({
  /** `google`, `apple`, `github`, `x`, or the id of a configured issuer. */
  provider: z.string().regex(/^[a-z0-9-]{1,40}$/),
});

export const startProviderSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/:provider/start',
  summary: 'Browser navigation that leads to a provider to sign in there',
  access: 'public',
  params: providerParamsSchema,
  query: returnToQuerySchema.extend({ timeZone: saidTimeZoneSchema }),
  status: 302,
  response: null,
});

export const finishProviderSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/:provider/callback',
  summary:
    'Where a provider sends the browser back to: leads on to the page that was asked for, or to the sign-in page with what went wrong',
  access: 'public',
  params: providerParamsSchema,
  status: 302,
  response: null,
});

export const forwardProviderAnswer = endpoint({
  method: 'POST',
  path: '/api/auth/:provider/callback',
  summary: 'The same for providers that send their answer as a form (Apple)',
  access: 'public',
  params: providerParamsSchema,
  status: 302,
  response: null,
});

export const getPendingSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/pending',
  summary:
    'The sign-in of this browser that still needs an address, because the provider gave none; null when there is none',
  access: 'public',
  status: 200,
  response: z.object({
    pending: z
      .object({
        /** The provider's name. */
        label: z.string(),
        /** Name of the account there, to tell two accounts apart. */
        handle: z.string().nullable(),
      })
      .nullable(),
  }),
});

/** A session of the signed-in user. */
export const signedInDeviceSchema = z.object({
  /** Grants no access; it only identifies the session. */
  id: z.string(),
  /** "Safari on iPhone". */
  device: z.string(),
  startedAt: instantSchema.nullable(),
  /** The user's own day of its last use. */
  lastUsedDay: z.iso.date().nullable(),
  /** The session of this request. */
  isCurrent: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the signed-in user is signed in, the latest used first; at most 100',
  access: 'signed_in',
  bySessionOnly: true,
  status: 200,
  response: z.array(signedInDeviceSchema),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Sign one device out, this one too',
  access: 'signed_in',
  bySessionOnly: true,
  params: z.object({ id: z.string().max(64) }),
  status: 204,
  response: null,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Sign all other devices out',
  access: 'signed_in',
  bySessionOnly: true,
  status: 204,
  response: null,
});

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
    'Browser navigation that starts signing in: redirects to the sign-in page, or onward if already signed in',
  access: 'public',
  query: returnToQuerySchema,
  status: 302,
  response: null,
});

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  summary:
    'Browser navigation that ends the session and redirects to the landing page, or with `returnTo` to the sign-in page and then to that path',
  access: 'public',
  query: returnToQuerySchema,
  status: 302,
  response: null,
});

export const listSignInMethods = endpoint({
  method: 'GET',
  path: '/api/auth/methods',
  summary: 'The sign-in methods that this instance offers',
  access: 'public',
  status: 200,
  response: z.object({
    methods: z.array(z.object({ id: z.string(), label: z.string(), href: z.string().nullable() })),
    /**
     * Where to read a code: in the mail; without a mail server on the screen where the program was
     * started; and nowhere if the program is open to others and no mail server is set up.
     */
    codesGo: z.enum(['mail', 'screen', 'nowhere']),
    /** Whether passkeys work at the requested address. */
    passkeys: z.boolean(),
  }),
});

export const emailInputSchema = z.object({ email: emailSchema });

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/auth/email/start',
  summary:
    'Mail a sign-in code for the calling browser: 6 digits, or 12 if the address has had many unused codes. The answer does not reveal whether the address is known',
  access: 'public',
  body: emailInputSchema,
  status: 204,
  response: null,
});

export const emailCodeInputSchema = z.object({
  email: emailSchema,
  /** May be typed in groups. */
  code: z
    .string()
    .overwrite((typed) => typed.replace(/\s/g, ''))
    .regex(/^(\d{6}){1,2}$/, fieldMessage('Type all digits of the code')),
  /** From the link in the mail: with it the code is also valid in browsers other than the one that asked. */
  proof: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  timeZone: saidTimeZoneSchema,
  /** The provider sent no address, so the user entered one: afterwards that provider signs this user in. */
  forPending: z.boolean().optional(),
});

export const verifyEmailCode = endpoint({
  method: 'POST',
  path: '/api/auth/email/verify',
  summary: 'Exchange the mailed code, or the data of the mailed link, for a session',
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
  summary: 'Browser navigation that redirects to a provider to sign in there',
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
    'Where a provider redirects the browser back to: leads to the requested page, or to the sign-in page with the error',
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
    'The sign-in of this browser that still needs an address, because the provider sent none; null if there is none',
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
  summary: "The caller's signed-in devices, last used first; at most 100",
  access: 'signed_in',
  bySessionOnly: true,
  status: 200,
  response: z.array(signedInDeviceSchema),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Sign out one device, which may be this one',
  access: 'signed_in',
  bySessionOnly: true,
  params: z.object({ id: z.string().max(64) }),
  status: 204,
  response: null,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Sign out all other devices',
  access: 'signed_in',
  bySessionOnly: true,
  status: 204,
  response: null,
});

import { randomUUID } from 'node:crypto';
import * as contract from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import type { FastifyRequest } from 'fastify';
import { deviceLabel } from '../../auth/device-label.ts';
import { type RelyingParty, relyingParty } from '../../auth/relying-party.ts';
import { passkeyCookie } from '../../auth/sign-in-cookies.ts';
import { AppError } from '../../errors/app-error.ts';
import { presentPasskey } from '../../presenters/passkeys.ts';
import type { AppContext } from '../../services/context.ts';
import { addPasskey, passkeyOptions } from '../../services/passkeys/add-passkey.ts';
import { listPasskeys } from '../../services/passkeys/list-passkeys.ts';
import { removePasskey } from '../../services/passkeys/remove-passkey.ts';
import { signInByPasskey, signInOptions } from '../../services/passkeys/sign-in-by-passkey.ts';
import { presentSelf } from '../present-self.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { PASSKEY_LIMIT, SIGN_IN_LIMIT } from '../rate-limits.ts';
import { signInOnce } from '../sign-in-once.ts';
import type { RegisterRoute } from '../route.ts';

/** This site as a relying party; throws `forbidden` if it cannot have passkeys. */
function thisSite({ config }: AppContext, request: FastifyRequest): RelyingParty {
  const site = relyingParty(config, request);
  if (site !== null) return site;
  throw new AppError(
    'forbidden',
    phrase('Passkeys do not work at this address. Sign in another way.'),
  );
}

export function passkeyRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listPasskeys, async ({ user }) =>
    (await listPasskeys(context, user.id)).map(presentPasskey),
  );

  route(
    contract.startPasskey,
    ({ user, request }) => passkeyOptions(context, thisSite(context, request), user),
    { limit: PASSKEY_LIMIT },
  );

  route(
    contract.addPasskey,
    async ({ user, body, request }) => {
      const name = deviceLabel(request.headers['user-agent']);
      const site = thisSite(context, request);
      const made = { user, name, answer: body, idempotencyKey: idempotencyKey(request) };
      return presentPasskey(await addPasskey(context, site, made));
    },
    { limit: PASSKEY_LIMIT },
  );

  route(contract.removePasskey, async ({ user, params }) => {
    await removePasskey(context, user.id, params.id);
    return undefined;
  });

  route(
    contract.startPasskeySignIn,
    async ({ request, reply }) => {
      const site = thisSite(context, request);
      const { browser } = passkeyCookie.read(context, request) ?? { browser: randomUUID() };
      const options = await signInOptions(context, site, browser);
      passkeyCookie.write(context, reply, { browser });
      return options;
    },
    { limit: SIGN_IN_LIMIT },
  );

  route(
    contract.signInByPasskey,
    async ({ body, request, reply }) => {
      const browser = passkeyCookie.read(context, request)?.browser ?? null;
      const site = thisSite(context, request);
      const user = await signInOnce(context, request, reply, {
        by: 'passkey',
        proof: [body.id, body.response],
        prove: async () => ({
          user: await signInByPasskey(context, site, { browser, answer: body }),
        }),
      });
      passkeyCookie.clear(context, request, reply);
      return presentSelf(context, user);
    },
    { limit: SIGN_IN_LIMIT },
  );
}

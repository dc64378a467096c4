import * as contract from '@hooplog/contract';
import { deviceLabel } from '../../auth/device-label.ts';
import { lanOrigins } from '../../lan/addresses.ts';
import { presentSelf } from '../present-self.ts';
import type { AppContext } from '../../services/context.ts';
import { createDeviceLink } from '../../services/device-links/create-device-link.ts';
import { getDeviceLink } from '../../services/device-links/get-device-link.ts';
import {
  previewDeviceLink,
  redeemDeviceLink,
} from '../../services/device-links/redeem-device-link.ts';
import { DEVICE_LINK_LIMIT, SIGN_IN_LIMIT } from '../rate-limits.ts';
import { signInOnce } from '../sign-in-once.ts';
import type { RegisterRoute } from '../route.ts';

export function deviceLinkRoutes(route: RegisterRoute, context: AppContext): void {
  route(
    contract.createDeviceLink,
    async ({ user, request }) => {
      const session = request.session?.id ?? '';
      const made = await createDeviceLink(context, { userId: user.id, session });
      const { publicUrl, lan } = context.config;
      const publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
      // The actual port: the configured one may be 0, for any free port.
      const port = request.socket.localPort ?? context.config.port;
      const origin = lan ? (lanOrigins(port)[0] ?? null) : publicOrigin;
      return { ...made, expiresAt: made.expiresAt.toISOString(), origin };
    },
    { limit: DEVICE_LINK_LIMIT },
  );

  route(contract.getDeviceLink, ({ params, request }) =>
    getDeviceLink(context, { id: params.id, session: request.session?.id ?? '' }),
  );

  route(
    contract.previewDeviceLink,
    async ({ body }) => {
      const { displayName, email } = await previewDeviceLink(context, body.secret);
      return { name: displayName ?? email };
    },
    { limit: SIGN_IN_LIMIT },
  );

  route(
    contract.redeemDeviceLink,
    async ({ body, request, reply }) => {
      const device = deviceLabel(request.headers['user-agent']);
      const { secret } = body;
      const user = await signInOnce(context, request, reply, {
        by: 'device link',
        proof: [secret],
        prove: () => redeemDeviceLink(context, { secret, device }),
      });
      return presentSelf(context, user);
    },
    { limit: SIGN_IN_LIMIT },
  );
}

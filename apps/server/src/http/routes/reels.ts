import * as contract from '@hooplog/contract';
import { presentReel } from '../../presenters/reels.ts';
import type { AppContext } from '../../services/context.ts';
import { deleteReels } from '../../services/reels/delete-reels.ts';
import { getReel } from '../../services/reels/get-reel.ts';
import { openReel } from '../../services/reels/open-reel.ts';
import { requestReel } from '../../services/reels/request-reel.ts';
import { REEL_LIMIT } from '../rate-limits.ts';
import type { RegisterRoute } from '../route.ts';
import { sendMedia } from '../send-media.ts';

export function reelRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.getReel, async ({ user, params }) =>
    presentReel(await getReel(context, user.id, params.id)),
  );

  route(
    contract.makeReel,
    async ({ user, params }) => presentReel(await requestReel(context, user.id, params.id)),
    { limit: REEL_LIMIT },
  );

  route(contract.deleteReels, async ({ user }) => {
    await deleteReels(context, user.id);
    return undefined;
  });

  route(contract.playReel, async ({ user, params, request, reply }) =>
    sendMedia(request, reply, await openReel(context, user.id, params.id)),
  );
}

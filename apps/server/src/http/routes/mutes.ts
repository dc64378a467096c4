import * as contract from '@hooplog/contract';
import { presentPlayer } from '../../presenters/players.ts';
import type { AppContext } from '../../services/context.ts';
import { listMutes, muteAuthor, unmute } from '../../services/mutes/mutes.ts';
import type { RegisterRoute } from '../route.ts';

export function muteRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listMutes, async ({ user }) =>
    (await listMutes(context, user.id)).map(presentPlayer),
  );

  route(contract.muteAuthor, async ({ user, body }) =>
    presentPlayer(await muteAuthor(context, user, body.messageId)),
  );

  route(contract.unmute, async ({ user, params }) => {
    await unmute(context, user.id, params.userId);
    return undefined;
  });
}

import * as contract from '@hooplog/contract';
import type { AppContext } from '../../services/context.ts';
import {
  findTopics,
  stopTopic,
  subscribe,
  unsubscribeDevice,
} from '../../services/push/subscriptions.ts';
import type { RegisterRoute } from '../route.ts';

export function pushRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.getPushState, async ({ request }) => ({
    publicKey: context.push.publicKey,
    topics: await findTopics(context, request.session?.id ?? ''),
  }));

  route(contract.subscribeToPush, async ({ user, request, body }) => {
    await subscribe(context, { userId: user.id, session: request.session?.id ?? '' }, body);
    return undefined;
  });

  route(contract.unsubscribeFromPush, async ({ request }) => {
    await unsubscribeDevice(context, request.session?.id ?? '');
    return undefined;
  });

  route(contract.stopPushTopic, async ({ request, params }) => {
    await stopTopic(context, request.session?.id ?? '', params.topic);
    return undefined;
  });
}

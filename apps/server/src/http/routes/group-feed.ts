import * as contract from '@hooplog/contract';
import { presentFeedItem } from '../../presenters/group-feed.ts';
import { presentReaction } from '../../presenters/reactions.ts';
import type { AppContext } from '../../services/context.ts';
import { listFeed } from '../../services/groups/feed/list-feed.ts';
import { react, takeBackReaction } from '../../services/groups/feed/react.ts';
import { nextLink, readCursor, writeCursor } from '../cursor.ts';
import { REACTION_LIMIT } from '../rate-limits.ts';
import type { RegisterRoute } from '../route.ts';

export function groupFeedRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listGroupFeed, async ({ user, params, query, request, reply }) => {
    const before = readCursor(query.cursor);
    const cursor = before && { id: before.id, at: before.workoutDate };
    const { entries, last } = await listFeed(context, user.id, params.id, cursor);
    if (last !== null) {
      const next = writeCursor({ id: last.id, workoutDate: new Date(last.moment) });
      reply.header('link', nextLink(request.url, next));
    }
    return entries.map(presentFeedItem);
  });

  route(
    contract.reactToFeedItem,
    async ({ user, params: { id: groupId, itemId, reaction } }) =>
      presentReaction(await react(context, { userId: user.id, groupId, itemId, reaction })),
    { limit: REACTION_LIMIT },
  );

  route(contract.takeBackReaction, async ({ user, params: { id: groupId, itemId, reaction } }) =>
    presentReaction(
      await takeBackReaction(context, { userId: user.id, groupId, itemId, reaction }),
    ),
  );
}

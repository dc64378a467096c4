import * as contract from '@hooplog/contract';
import { presentMessage, presentRemoved } from '../../presenters/messages.ts';
import { presentReaction } from '../../presenters/reactions.ts';
import type { AppContext } from '../../services/context.ts';
import { createMessage } from '../../services/messages/create-message.ts';
import { deleteMessage } from '../../services/messages/delete-message.ts';
import { listMessages } from '../../services/messages/list-messages.ts';
import { listRemoved } from '../../services/messages/list-removed.ts';
import { markRead } from '../../services/messages/mark-read.ts';
import {
  reactToMessage,
  takeBackMessageReaction,
} from '../../services/messages/react-to-message.ts';
import { reportMessage } from '../../services/messages/report-message.ts';
import { nextLink, readCursor, writeCursor } from '../cursor.ts';
import { entityTag } from '../entity-tag.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { MESSAGE_LIMIT, REACTION_LIMIT, REPORT_LIMIT } from '../rate-limits.ts';
import type { RegisterRoute } from '../route.ts';

export function messageRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listMessages, async ({ user, query, request, reply }) => {
    const { limit, group: groupId = null } = query;
    const before = readCursor(query.cursor);
    const cursor = before && { id: before.id, createdAt: before.workoutDate };
    const page = await listMessages(context, user, { groupId, limit, cursor });
    if (page.older) {
      const { id, createdAt } = page.older;
      reply.header('link', nextLink(request.url, writeCursor({ id, workoutDate: createdAt })));
    }
    const answer = page.messages.map(presentMessage);
    const tag = entityTag(answer);
    reply.header('etag', tag);
    // Polled every few seconds by every reader; mostly nothing has changed.
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return answer;
  });

  route(
    contract.createMessage,
    async ({ user, body, request }) => {
      const { content, groupId = null, about: itemId = null, replyTo: replyToId = null } = body;
      const message = await createMessage(context, user, {
        ...{ content, groupId, itemId, replyToId },
        idempotencyKey: idempotencyKey(request),
      });
      return presentMessage(message);
    },
    { limit: MESSAGE_LIMIT },
  );

  route(contract.deleteMessage, async ({ user, params }) => {
    await deleteMessage(context, user.id, params.id);
    return undefined;
  });

  route(contract.listRemovedMessages, async ({ user, params }) =>
    (await listRemoved(context, user, params.id)).map(presentRemoved),
  );

  route(
    contract.reactToMessage,
    async ({ user, params: { id, reaction } }) =>
      presentReaction(await reactToMessage(context, user, id, reaction)),
    { limit: REACTION_LIMIT },
  );

  route(contract.takeBackMessageReaction, async ({ user, params: { id, reaction } }) =>
    presentReaction(await takeBackMessageReaction(context, user, id, reaction)),
  );

  route(contract.markMessagesRead, async ({ user, body: { groupId = null, until } }) => {
    await markRead(context, user, groupId, new Date(until));
    return undefined;
  });

  route(
    contract.reportMessage,
    async ({ user, params, body }) => {
      await reportMessage(context, user, params.id, body.reason);
      return undefined;
    },
    { limit: REPORT_LIMIT },
  );
}

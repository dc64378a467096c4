import * as contract from '@hooplog/contract';
import { presentMessage } from '../../presenters/messages.ts';
import type { AppContext } from '../../services/context.ts';
import { createMessage } from '../../services/messages/create-message.ts';
import { deleteMessage } from '../../services/messages/delete-message.ts';
import { listMessages } from '../../services/messages/list-messages.ts';
import { nextLink, readCursor, writeCursor } from '../cursor.ts';
import { entityTag } from '../entity-tag.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { MESSAGE_LIMIT } from '../rate-limits.ts';
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
    // Polled every few seconds by everybody who reads along: mostly nothing has changed.
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return answer;
  });

  route(
    contract.createMessage,
    async ({ user, body, request }) => {
      const { content, groupId = null, about: itemId = null } = body;
      const message = { content, groupId, itemId, idempotencyKey: idempotencyKey(request) };
      return presentMessage(await createMessage(context, user, message));
    },
    { limit: MESSAGE_LIMIT },
  );

  route(contract.deleteMessage, async ({ user, params }) => {
    await deleteMessage(context, user.id, params.id);
    return undefined;
  });
}

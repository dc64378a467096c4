import * as contract from '@hooplog/contract';
import { presentWebhook } from '../../presenters/webhooks.ts';
import type { AppContext } from '../../services/context.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
} from '../../services/webhooks/manage-webhooks.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { RegisterRoute } from '../route.ts';

export function webhookRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listWebhooks, async ({ user }) => {
    const own = await listWebhooks(context, user.id);
    return own.map(({ webhook, calls }) => presentWebhook(webhook, calls));
  });

  route(contract.createWebhook, async ({ user, body, request }) => {
    const given = { ...body, idempotencyKey: idempotencyKey(request) };
    const webhook = await createWebhook(context, user.id, given);
    return { ...presentWebhook(webhook, []), secret: webhook.secret };
  });

  route(contract.deleteWebhook, async ({ user, params }) => {
    await deleteWebhook(context, user.id, params.id);
    return undefined;
  });
}

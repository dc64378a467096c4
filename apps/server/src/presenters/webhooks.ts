import type { Webhook, WebhookCall } from '@hooplog/contract';
import type { WebhookCallRow, WebhookRow } from '../services/webhooks/manage-webhooks.ts';

const presentCall = ({
  id,
  state,
  tries,
  status,
  problem,
  createdAt,
}: WebhookCallRow): WebhookCall => ({
  ...{ id, state, tries, status, problem },
  createdAt: createdAt.toISOString(),
});

export const presentWebhook = (
  { id, url, createdAt }: WebhookRow,
  calls: readonly WebhookCallRow[],
): Webhook => ({ id, url, createdAt: createdAt.toISOString(), calls: calls.map(presentCall) });

import * as contract from '@hooplog/contract';
import { presentApiToken } from '../../presenters/api-tokens.ts';
import { createApiToken } from '../../services/api-tokens/create-api-token.ts';
import { listApiTokens } from '../../services/api-tokens/list-api-tokens.ts';
import { revokeApiToken } from '../../services/api-tokens/revoke-api-token.ts';
import type { AppContext } from '../../services/context.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { RegisterRoute } from '../route.ts';

export function apiTokenRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listApiTokens, async ({ user }) =>
    (await listApiTokens(context, user.id)).map(presentApiToken),
  );

  route(contract.createApiToken, async ({ user, body, request }) => {
    const given = { ...body, idempotencyKey: idempotencyKey(request) };
    const { row, token } = await createApiToken(context, user.id, given);
    return { ...presentApiToken(row), token };
  });

  route(contract.revokeApiToken, async ({ user, params }) => {
    await revokeApiToken(context, user.id, params.id);
    return undefined;
  });
}

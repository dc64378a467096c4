import * as contract from '@hooplog/contract';
import type { FastifyRequest } from 'fastify';
import { endSession as endThisSession } from '../../auth/sessions.ts';
import { presentSession } from '../../presenters/sessions.ts';
import type { AppContext } from '../../services/context.ts';
import { endOtherSessions, endSession } from '../../services/sessions/end-sessions.ts';
import { listSessions } from '../../services/sessions/list-sessions.ts';
import type { RegisterRoute } from '../route.ts';

/** Id of the caller's session; these calls require one. */
const currentId = ({ session }: FastifyRequest) => session?.id ?? '';

export function authSessionRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listSessions, async ({ user, request }) => {
    const found = await listSessions(context, user.id, currentId(request));
    return found.map(presentSession);
  });

  route(contract.endSession, async ({ user, params, request, reply }) => {
    const found = await listSessions(context, user.id, currentId(request));
    const isThis = found.some(({ id, isCurrent }) => isCurrent && id === params.id);
    // Clears the cookie too.
    if (isThis) await endThisSession(context, request, reply);
    else await endSession(context, user.id, params.id);
    return undefined;
  });

  route(contract.endOtherSessions, async ({ user, request }) => {
    await endOtherSessions(context, user.id, currentId(request));
    return undefined;
  });
}

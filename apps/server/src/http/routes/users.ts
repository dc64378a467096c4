import * as contract from '@hooplog/contract';
import { rememberLanguage } from '../../auth/reader-language.ts';
import { endSession } from '../../auth/sessions.ts';
import { presentSelf } from '../present-self.ts';
import type { AppContext } from '../../services/context.ts';
import { getRoom } from '../../services/room/get-room.ts';
import { deleteAccount } from '../../services/users/delete-account.ts';
import { updateCoachStatus } from '../../services/users/update-coach-status.ts';
import { updateProfile } from '../../services/users/update-profile.ts';
import type { RegisterRoute } from '../route.ts';

export function userRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.getCurrentUser, ({ user }) => presentSelf(context, user));

  route(contract.updateProfile, async ({ user, body, reply }) => {
    if (body.language !== undefined) rememberLanguage(context, reply, body.language);
    const birthday = body.birthday == null ? body.birthday : new Date(body.birthday);
    return presentSelf(context, await updateProfile(context, user, { ...body, birthday }));
  });

  route(contract.getRoom, ({ user }) => getRoom(context, user.id));

  route(contract.updateCoachStatus, async ({ user, body }) =>
    presentSelf(context, await updateCoachStatus(context, user.id, body.isCoach)),
  );

  route(contract.deleteAccount, async ({ user, body, request, reply }) => {
    await deleteAccount(context, user, body.confirmation);
    await endSession(context, request, reply);
    return reply.send();
  });
}

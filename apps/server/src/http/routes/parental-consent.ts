import * as contract from '@hooplog/contract';
import {
  presentChild,
  presentConsent,
  presentQuestion,
} from '../../presenters/parental-consent.ts';
import type { AppContext } from '../../services/context.ts';
import {
  grantConsent,
  questionBehind,
  refuseConsent,
} from '../../services/parental-consent/answer.ts';
import { askParent } from '../../services/parental-consent/ask-parent.ts';
import {
  listChildren,
  removeChildFromChallenge,
  removeChildFromSquad,
  removeChildFromTeam,
  updateChild,
} from '../../services/parental-consent/children.ts';
import { consentOf } from '../../services/parental-consent/consent.ts';
import { SIGN_IN_LIMIT } from '../rate-limits.ts';
import type { RegisterRoute } from '../route.ts';

export function parentalConsentRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.getParentalConsent, async ({ user }) =>
    presentConsent(await consentOf(context.database, user.id)),
  );

  route(
    contract.askParent,
    async ({ user, body }) => presentConsent(await askParent(context, user, body.parentEmail)),
    { limit: SIGN_IN_LIMIT },
  );

  route(
    contract.getParentQuestion,
    async ({ params }) => presentQuestion(await questionBehind(context, params.token)),
    { limit: SIGN_IN_LIMIT },
  );

  route(
    contract.grantConsent,
    async ({ user, params }) => {
      await grantConsent(context, user, params.token);
      return undefined;
    },
    { limit: SIGN_IN_LIMIT },
  );

  route(
    contract.refuseConsent,
    async ({ params }) => {
      await refuseConsent(context, params.token);
      return undefined;
    },
    { limit: SIGN_IN_LIMIT },
  );

  route(
    contract.listChildren,
    async ({ user, params }) => {
      const children = await listChildren(context, { token: params.token, caller: user });
      return children.map(presentChild);
    },
    { limit: SIGN_IN_LIMIT },
  );

  route(
    contract.updateChild,
    async ({ user, params: { token, childId }, body }) => {
      await updateChild(context, { token, caller: user }, { childId, ...body });
      return undefined;
    },
    { limit: SIGN_IN_LIMIT },
  );

  route(
    contract.removeChildFromSquad,
    async ({ user, params: { token, ...given } }) => {
      await removeChildFromSquad(context, { token, caller: user }, given);
      return undefined;
    },
    { limit: SIGN_IN_LIMIT },
  );

  route(
    contract.removeChildFromChallenge,
    async ({ user, params: { token, ...given } }) => {
      await removeChildFromChallenge(context, { token, caller: user }, given);
      return undefined;
    },
    { limit: SIGN_IN_LIMIT },
  );

  route(
    contract.removeChildFromTeam,
    async ({ user, params: { token, ...given } }) => {
      await removeChildFromTeam(context, { token, caller: user }, given);
      return undefined;
    },
    { limit: SIGN_IN_LIMIT },
  );
}

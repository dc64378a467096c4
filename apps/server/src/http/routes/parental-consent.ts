import * as contract from '@hooplog/contract';
import { presentConsent, presentQuestion } from '../../presenters/parental-consent.ts';
import type { AppContext } from '../../services/context.ts';
import {
  grantConsent,
  questionBehind,
  refuseConsent,
} from '../../services/parental-consent/answer.ts';
import { askParent } from '../../services/parental-consent/ask-parent.ts';
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
}

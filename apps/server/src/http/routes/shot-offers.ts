import * as contract from '@hooplog/contract';
import { presentTaker } from '../../presenters/shot-offers.ts';
import type { AppContext } from '../../services/context.ts';
import { answerOffer } from '../../services/shot-offers/answer-offer.ts';
import { listTakers } from '../../services/shot-offers/list-takers.ts';
import { offerShots, withdrawOffer } from '../../services/shot-offers/offer-shots.ts';
import { SHOT_OFFER_LIMIT } from '../rate-limits.ts';
import type { RegisterRoute } from '../route.ts';

/** Renames the path parameters to the names that services use. */
const idOf = ({ id: workoutId, playerId }: { id: string; playerId: string }) => ({
  workoutId,
  playerId,
});

export function shotOfferRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listTakers, async ({ user, params }) =>
    (await listTakers(context, user, params.id)).map(presentTaker),
  );

  route(
    contract.offerShots,
    async ({ user, params }) => presentTaker(await offerShots(context, user, idOf(params))),
    { limit: SHOT_OFFER_LIMIT },
  );

  route(contract.withdrawOffer, async ({ user, params }) => {
    await withdrawOffer(context, user, idOf(params));
    return undefined;
  });

  route(contract.answerOffer, ({ user, params, body }) =>
    answerOffer(context, user, params.id, body),
  );
}

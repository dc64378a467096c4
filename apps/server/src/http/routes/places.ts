import * as contract from '@hooplog/contract';
import { presentPlace } from '../../presenters/places.ts';
import type { AppContext } from '../../services/context.ts';
import { createPlace } from '../../services/places/create-place.ts';
import { deletePlace } from '../../services/places/delete-place.ts';
import { listPlaces } from '../../services/places/list-places.ts';
import { updatePlace } from '../../services/places/update-place.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import type { RegisterRoute } from '../route.ts';

export function placeRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listPlaces, async ({ user }) =>
    (await listPlaces(context, user.id)).map(presentPlace),
  );

  route(contract.createPlace, async ({ user, body, request }) => {
    const place = { ...body, idempotencyKey: idempotencyKey(request) };
    return presentPlace(await createPlace(context, user.id, place));
  });

  route(contract.updatePlace, async ({ user, params, body }) =>
    presentPlace(await updatePlace(context, user.id, params.id, body)),
  );

  route(contract.deletePlace, async ({ user, params }) => {
    await deletePlace(context, user.id, params.id);
    return undefined;
  });
}

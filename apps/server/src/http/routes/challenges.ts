import * as contract from '@hooplog/contract';
import { presentChallenge, presentJoinedChallenge } from '../../presenters/challenges.ts';
import type { AppContext } from '../../services/context.ts';
import { createChallenge } from '../../services/groups/challenges/create-challenge.ts';
import { deleteChallenge, endChallenge } from '../../services/groups/challenges/end-challenge.ts';
import { listEndingChallenges } from '../../services/groups/challenges/joined-challenges.ts';
import { listChallenges } from '../../services/groups/challenges/list-challenges.ts';
import { repeatChallenge } from '../../services/groups/challenges/repeat-challenge.ts';
import { joinChallenge, leaveChallenge } from '../../services/groups/challenges/take-part.ts';
import { entityTag } from '../entity-tag.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { CHALLENGE_LIMIT } from '../rate-limits.ts';
import type { RegisterRoute } from '../route.ts';

/** Renames the path parameters to the names that services use. */
const idOf = ({ id: groupId, challengeId }: { id: string; challengeId: string }) => ({
  groupId,
  challengeId,
});

export function challengeRoutes(route: RegisterRoute, context: AppContext): void {
  route(contract.listChallenges, async ({ user, params, request, reply }) => {
    const answer = (await listChallenges(context, user, params.id)).map(presentChallenge);
    const tag = entityTag(answer);
    reply.header('etag', tag);
    // Polled by everyone who views them; mostly nothing has changed.
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return answer;
  });

  route(contract.listEndingChallenges, async ({ user }) =>
    (await listEndingChallenges(context, user)).map(presentJoinedChallenge),
  );

  route(
    contract.createChallenge,
    async ({ user, params, body, request }) => {
      const challenge = { ...body, idempotencyKey: idempotencyKey(request) };
      return presentChallenge(await createChallenge(context, user, params.id, challenge));
    },
    { limit: CHALLENGE_LIMIT },
  );

  route(contract.joinChallenge, async ({ user, params }) =>
    presentChallenge(await joinChallenge(context, user, idOf(params))),
  );

  route(contract.leaveChallenge, async ({ user, params }) =>
    presentChallenge(await leaveChallenge(context, user, idOf(params))),
  );

  route(contract.endChallenge, async ({ user, params }) =>
    presentChallenge(await endChallenge(context, user, idOf(params))),
  );

  route(
    contract.repeatChallenge,
    async ({ user, params }) =>
      presentChallenge(await repeatChallenge(context, user, idOf(params))),
    { limit: CHALLENGE_LIMIT },
  );

  route(contract.deleteChallenge, async ({ user, params }) => {
    await deleteChallenge(context, user, idOf(params));
    return undefined;
  });
}

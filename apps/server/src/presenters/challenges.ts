import type {
  Challenge,
  ChallengeStanding,
  JoinedChallenge,
  NamedChallenge,
} from '@hooplog/contract';
import type { ChallengeKind } from '@hooplog/domain';
import type { JoinedChallengeRow } from '../services/groups/challenges/joined-challenges.ts';
import type { ChallengeOfMember } from '../services/groups/challenges/rows.ts';
import { presentNamedDrill } from './drills.ts';
import { presentPlayer } from './players.ts';

/** Only the number that is ranked: that is all a participant agreed to show. */
function presentStanding(
  kind: ChallengeKind,
  { rank, user, made, totalShots, days, result }: ChallengeOfMember['standings'][number],
): ChallengeStanding {
  const value = { makes: made, percentage: made, days, drill: result }[kind];
  return {
    ...{ rank, user: presentPlayer(user), value },
    ...(kind === 'percentage' && { totalShots }),
  };
}

export function presentChallenge(found: ChallengeOfMember): Challenge {
  const { challenge, state, isJoined, mayManage, hasNext, standings } = found;
  const { id, name, kind, minShots, drill, filmedOnly, firstDay, lastDay } = challenge;
  return {
    ...{ id, name, kind },
    ...(minShots !== null && { minShots }),
    ...presentNamedDrill(drill),
    ...{ filmedOnly, firstDay, lastDay, state, isJoined, mayManage, hasNext },
    standings: standings.map((standing) => presentStanding(kind, standing)),
  };
}

/** A challenge with its name, or with what counts in it. */
export function presentNamedChallenge({
  id,
  name,
  kind,
  drill,
}: Pick<ChallengeOfMember['challenge'], 'id' | 'name' | 'kind' | 'drill'>): NamedChallenge {
  return { id, ...(name !== null && { name }), kind, ...presentNamedDrill(drill) };
}

export const presentJoinedChallenge = ({
  challenge,
  squad,
}: JoinedChallengeRow): JoinedChallenge => ({
  ...presentNamedChallenge(challenge),
  ...{ squadId: squad.id, squadName: squad.name, lastDay: challenge.lastDay },
});

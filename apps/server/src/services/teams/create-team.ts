import { LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { mayCreateTeam } from '../../auth/may.ts';
import { type Transaction, transaction } from '../../database/connect.ts';
import { teams } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { makeOnce, type UnderKey } from '../make-once.ts';
import type { User } from '../users/find-user.ts';
import { lockUser } from '../users/lock-user.ts';
import { asSeenBy, readTeamTotals, type TeamAsSeen } from './rows.ts';

interface NewTeam extends UnderKey {
  readonly name: string;
}

async function refuseTooMany(tx: Transaction, coachId: string): Promise<void> {
  if ((await tx.$count(teams, eq(teams.coachId, coachId))) < LIMITS.TEAMS_PER_COACH) return;
  throw new AppError(
    'conflict',
    phrase('You can coach at most {max} teams', { max: LIMITS.TEAMS_PER_COACH }),
  );
}

/** Creates a team without players. A repeat with the same key returns the team of the first call. */
export function createTeam(
  { database, now }: AppContext,
  user: User,
  { name, idempotencyKey }: NewTeam,
): Promise<TeamAsSeen> {
  if (!mayCreateTeam(user)) {
    throw new AppError('forbidden', phrase('Only coaches can create teams'));
  }
  return transaction(database, async (tx) => {
    await lockUser(tx, user.id);
    const call = { userId: user.id, kind: 'team', idempotencyKey, now: now() } as const;
    const id = await makeOnce(tx, call, async () => {
      await refuseTooMany(tx, user.id);
      const [team] = await tx
        .insert(teams)
        .values({ name, coachId: user.id, createdAt: now() })
        .returning({ id: teams.id });
      if (team === undefined) throw new Error('No team came back');
      return team.id;
    });
    const [totals] = await readTeamTotals(tx, eq(teams.id, id), 1);
    if (totals === undefined) throw notFound(phrase('Team not found'));
    return asSeenBy(user, totals);
  });
}

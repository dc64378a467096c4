import * as contract from '@hooplog/contract';
import { beforeEach } from 'vitest';
import type { SignedIn } from './test-app.ts';
import { DAY_MS, introduce, TODAY, useTestSquad } from './test-squad.ts';

/** TODAY is a Monday. */
export const WEEK = { firstDay: '2026-06-15', lastDay: '2026-06-21' };
export const MAKES: contract.ChallengeInput = { kind: 'makes', ...WEEK };
export const PERCENTAGE: contract.ChallengeInput = { ...MAKES, kind: 'percentage', minShots: 20 };

/** A squad of three for each test of a file, with helpers for its challenges. */
export function useChallengers() {
  const squad = useTestSquad();
  const { server, comeIn, daysLater } = squad;

  let maya: SignedIn;
  let ann: SignedIn;
  let ben: SignedIn;
  beforeEach(async () => {
    maya = squad.owner;
    await introduce(maya, 'Maya');
    [ann, ben] = [await comeIn('Ann'), await comeIn('Ben')];
  });

  const here = () => ({ params: { id: squad.id } });
  const its = ({ id }: { readonly id: string }) => ({ params: { id: squad.id, challengeId: id } });

  const start = ({ client }: SignedIn, body: contract.ChallengeInput = MAKES) =>
    client.call(contract.createChallenge, { ...here(), body });
  const join = ({ client }: SignedIn, challenge: contract.Challenge) =>
    client.call(contract.joinChallenge, its(challenge));
  const leave = ({ client }: SignedIn, challenge: contract.Challenge) =>
    client.call(contract.leaveChallenge, its(challenge));
  const next = ({ client }: SignedIn, challenge: contract.Challenge) =>
    client.call(contract.repeatChallenge, its(challenge));
  const listFor = ({ client }: SignedIn) => client.call(contract.listChallenges, here());

  /** Saves a count by hand, at noon of a day of that week. */
  const shoot = ({ client }: SignedIn, made: number, missed: number, day = 0) =>
    client.call(contract.createWorkout, {
      body: {
        workout: {
          workoutDate: new Date(TODAY.getTime() + day * DAY_MS).toISOString(),
          ...{ totalShots: made + missed, made, missed },
        },
        shotData: [],
      },
    });

  /** The standings in short form: "1 Maya 12". */
  async function standings(reader: SignedIn, place = 0): Promise<string[]> {
    const challenge = (await listFor(reader))[place];
    return (challenge?.standings ?? []).map(({ rank, user, value, totalShots }) => {
      const of = totalShots === undefined ? '' : ` of ${totalShots}`;
      return `${rank ?? '–'} ${user.name} ${value ?? 'none'}${of}`;
    });
  }

  /** Inserts a play of a drill. Other tests check that the result follows from the rule. */
  const play = (
    { user }: SignedIn,
    drill: string,
    result: number | null,
    day = '2026-06-15',
    countedOn: string | null = null,
  ) => {
    const counted = countedOn === null ? 'null' : `'${countedOn}'`;
    return server.context.database.execute(
      `insert into workouts (id, user_id, local_day, workout_date, total_shots, made, missed, source, outcomes, drill, drill_result, counted_on)
       values (gen_random_uuid(), '${user.id}', '${day}', '${day}T12:00:00Z', 1, 1, 0, 'manual', 'o', '${drill}', ${result ?? 'null'}, ${counted})`,
    );
  };
  return {
    squad,
    daysLater,
    here,
    its,
    start,
    join,
    leave,
    next,
    listFor,
    shoot,
    standings,
    play,
    server,
    people: () => ({ maya, ann, ben }),
  };
}

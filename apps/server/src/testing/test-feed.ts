import * as contract from '@hooplog/contract';
import { beforeEach } from 'vitest';
import type { SignedIn } from './test-app.ts';
import { ADULT, introduce, TODAY, useTestSquad } from './test-squad.ts';

export const TEEN = '2010-05-06';
export const CHILD = '2016-05-06';

/** A squad of two for each test of a file, and its feed. */
export function useFeed() {
  const squad = useTestSquad();
  const { server, comeIn } = squad;

  let maya: SignedIn;
  let ann: SignedIn;
  beforeEach(async () => {
    maya = squad.owner;
    await introduce(maya, 'Maya', ADULT);
    ann = await comeIn('Ann', ADULT);
  });

  const feedOf = ({ client }: SignedIn) =>
    client.call(contract.listGroupFeed, { params: { id: squad.id } });

  /** Without badges, which are dated by the database's clock. */
  const trainingIn = async (reader: SignedIn) =>
    (await feedOf(reader)).filter(({ kind }) => kind !== 'badge');

  /** The training in the feed in short form: "Maya workout". */
  async function read(reader: SignedIn): Promise<string[]> {
    return (await trainingIn(reader)).map(({ user, kind }) => `${user.name} ${kind}`);
  }

  /** Moves the clock forward by some hours. */
  function later(hours: number): string {
    const now = new Date((server.clock ?? TODAY).getTime() + hours * 3_600_000);
    server.clock = now;
    return now.toISOString();
  }

  async function shoot({ client }: SignedIn, made: number, missed: number) {
    const workout = { workoutDate: later(1), totalShots: made + missed, made, missed };
    return client.call(contract.createWorkout, { body: { workout, shotData: [] } });
  }

  const exercise = ({ client }: SignedIn) =>
    client.call(contract.createManualWorkout, {
      body: {
        workoutDate: later(1),
        exercises: [{ exerciseType: 'Defense', duration: 30 }],
        notes: 'secret notes',
      },
    });

  const share = ({ client }: SignedIn, squadSharing: contract.ProfileInput['squadSharing']) =>
    client.call(contract.updateProfile, { body: { squadSharing } });

  /** Inserts a play of "Around the World" with that many shots, or of another drill. */
  const play = ({ client }: SignedIn, result: number, drill = 'around-the-world') =>
    server.context.database.execute(
      // Only the result matters here; the rule is tested elsewhere.
      `insert into workouts (id, user_id, local_day, workout_date, total_shots, made, missed, source, outcomes, drill, drill_result)
       select gen_random_uuid(), id, '2026-06-15', '${later(1)}', 1, 1, 0, 'manual', 'o', '${drill}', ${result}
       from users where id = '${idOf(client)}'`,
    );
  const idOf = (client: SignedIn['client']) =>
    [maya, ann].find((one) => one.client === client)?.user.id;
  return {
    squad,
    feedOf,
    trainingIn,
    read,
    later,
    shoot,
    exercise,
    share,
    play,
    server,
    comeIn,
    people: () => ({ maya, ann }),
  };
}

import * as contract from '@hooplog/contract';
import { beforeEach } from 'vitest';
import { COUNTED_VIDEO, countedShot } from './counted-video.ts';
import { NOWHERE, type SignedIn } from './test-app.ts';
import { introduce, useTestSquad } from './test-squad.ts';

export const ZONE = 'zone_5_free_throw';

/** A player and a mate for each test of a file, with helpers for the shots that one offers the other. */
export function useFilmingMates() {
  const squad = useTestSquad();
  const { server, comeIn, daysLater } = squad;

  let alex: SignedIn;
  let sam: SignedIn;
  beforeEach(async () => {
    alex = squad.owner;
    await introduce(alex, 'Alex');
    sam = await comeIn('Sam');
  });

  /** A film of six shots on 12 March: makes at odd seconds, misses at even ones. */
  async function film({ client }: SignedIn) {
    const shots = [1, 2, 3, 4, 5, 6].map((second) =>
      countedShot(second, {
        ...{ zone: ZONE, court: { x: 0, y: 14.5 } },
        outcome: second % 2 === 1 ? 'made' : 'missed',
      }),
    );
    const body = { ...COUNTED_VIDEO, workoutDate: '2026-03-12T17:00:00Z', shots };
    const { workoutId } = await client.call(contract.saveCountedVideo, { body });
    if (workoutId === null) throw new Error('No workout');
    return client.call(contract.getWorkout, { params: { id: workoutId } });
  }

  const listed = (shots: readonly contract.Shot[]): contract.ReviewedShot[] =>
    shots.map(({ id, rimSeconds, outcome, zone, kind = null }) => ({
      id,
      rimSeconds,
      outcome,
      zone,
      kind,
    }));
  const idsOf = (shots: readonly contract.Shot[]) => shots.map(({ id }) => id);

  const update = ({ client }: SignedIn, id: string, body: contract.UpdateWorkoutBody) =>
    client.call(contract.updateWorkout, { params: { id }, body });

  /** The filmer keeps the first three shots; the others are assigned to the mate. */
  async function filmOfTwo(filmer = alex, mate = sam, own = 3) {
    const { id, shots } = await film(filmer);
    const theirs = shots.slice(own);
    const given = {
      othersShots: idsOf(theirs),
      takers: [{ playerId: mate.user.id, shots: idsOf(theirs) }],
    };
    const body = { shots: listed(shots.slice(0, own)), ...given };
    return { id, theirs, after: await update(filmer, id, body) };
  }

  const its = (id: string, mate = sam) => ({ params: { id, playerId: mate.user.id } });
  const offer = ({ client }: SignedIn, id: string, mate = sam) =>
    client.call(contract.offerShots, its(id, mate));
  const withdraw = ({ client }: SignedIn, id: string, mate = sam) =>
    client.call(contract.withdrawOffer, its(id, mate));
  const takers = ({ client }: SignedIn, id: string) =>
    client.call(contract.listTakers, { params: { id } });
  const stateFor = async (filmer: SignedIn, id: string, mate = sam) =>
    (await takers(filmer, id)).find(({ player }) => player.id === mate.user.id)?.offer?.state;

  type Offered = Extract<contract.News, { kind: 'shots_offered' }>;
  async function offeredTo({ client }: SignedIn): Promise<Offered[]> {
    const inbox = await client.call(contract.listNotifications);
    return inbox.flatMap(({ news }) => (news.kind === 'shots_offered' ? [news] : []));
  }
  async function onlyOffer(reader: SignedIn): Promise<Offered> {
    const [offered] = await offeredTo(reader);
    if (offered === undefined) throw new Error('Nothing is offered');
    return offered;
  }
  const answer = (
    { client }: SignedIn,
    id: string,
    body: { answer: 'accepted' | 'declined'; mute?: boolean } = { answer: 'accepted' },
  ) => client.call(contract.answerOffer, { params: { id }, body });
  const accept = async (reader: SignedIn) => answer(reader, (await onlyOffer(reader)).offerId);

  const statsOf = ({ client }: SignedIn) => client.call(contract.getStats);
  const workoutsOf = ({ client }: SignedIn) => client.call(contract.listWorkouts);
  const workout = ({ client }: SignedIn, id: string | null) =>
    client.call(contract.getWorkout, { params: { id: id ?? NOWHERE } });

  const shoot = ({ client }: SignedIn, workoutDate: string) =>
    client.call(contract.createWorkout, {
      body: { workout: { workoutDate, totalShots: 9, made: 4, missed: 5 }, shotData: [] },
    });
  return {
    squad,
    daysLater,
    film,
    listed,
    idsOf,
    update,
    filmOfTwo,
    offer,
    withdraw,
    takers,
    stateFor,
    offeredTo,
    onlyOffer,
    answer,
    accept,
    statsOf,
    workoutsOf,
    workout,
    shoot,
    server,
    comeIn,
    people: () => ({ alex, sam }),
  };
}

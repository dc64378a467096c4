import * as contract from '@hooplog/contract';
import { aPlace } from '../../apps/server/src/testing/test-place.ts';
import { FIRST_ID as id, type Input } from './reads.ts';

/** Sends a call for the measured player outside the measured time; returns the id in its answer, or an empty text. */
export type Send = (endpoint: contract.Endpoint, input: Input) => Promise<string>;

export interface Write {
  readonly endpoint: contract.Endpoint;
  /** Prepares the data that the n-th call changes, and returns the call's input. */
  readonly make: (n: number, send: Send) => Promise<Input> | Input;
  /** Removes the data that the call created, so that the next one finds the same state. */
  readonly undo?: contract.Endpoint;
}

const TODAY = new Date().toISOString().slice(0, 10);
const named = (n: number) => ({ body: { name: `Bench ${n}` } });
const says = (n: number) => ({ body: { content: `Message ${n}` } });
const address = (n: number) => `bench${n}@example.com`;
const goal = { body: { kind: 'makes', target: 200 } };
const toTeam = (body: unknown) => ({ ...id, body });

/** A workout counted by hand. */
export const COUNTED: Input = {
  body: {
    workout: { workoutDate: new Date().toISOString(), totalShots: 20, made: 9, missed: 11 },
    shotData: [
      { zone: 'zone_1_paint', made: 5, total: 10 },
      { zone: 'zone_5_free_throw', made: 4, total: 10 },
    ],
  },
};
const timed = () => ({
  body: { workoutDate: TODAY, exercises: [{ exerciseType: 'Shooting', duration: 30 }] },
});
const assigned = () =>
  toTeam({ title: 'Free throws', measure: 'shots', target: 50, dueDay: TODAY });
const place = (n: number) => ({ body: aPlace(`Gym ${n}`) });
const drill = (n: number) => ({ body: { key: `own-f5x2-1e0p-Drill${n}` } });
type Making = (n: number) => Input;

const write = (endpoint: contract.Endpoint, make: Write['make']): Write => ({ endpoint, make });
/** Creating, changing and removing one kind of resource. */
const lifeOf = (
  make: Making,
  [create, update, remove]: readonly [contract.Endpoint, contract.Endpoint, contract.Endpoint],
  change: Input,
): readonly Write[] => {
  const fresh = async (n: number, send: Send) => ({ id: await send(create, make(n)) });
  return [
    { endpoint: create, make, undo: remove },
    {
      endpoint: update,
      make: async (n, send) => ({ params: await fresh(n, send), ...change }),
      undo: remove,
    },
    write(remove, async (n, send) => ({ params: await fresh(n, send) })),
  ];
};

const { createWorkout, updateWorkout, deleteWorkout } = contract;
const { createManualWorkout, updateManualWorkout, deleteManualWorkout } = contract;
const { createGoal, updateGoal, deleteGoal } = contract;
const { createTeam, updateTeam, deleteTeam } = contract;
const { createGroup, updateGroup, deleteGroup } = contract;
const { createAssignment, updateAssignment, deleteAssignment } = contract;
const { createPlace, updatePlace, deletePlace } = contract;
const { createOwnDrill, updateOwnDrill, deleteOwnDrill } = contract;

export const WRITES: readonly Write[] = [
  ...lifeOf(() => COUNTED, [createWorkout, updateWorkout, deleteWorkout], COUNTED),
  ...lifeOf(timed, [createManualWorkout, updateManualWorkout, deleteManualWorkout], timed()),
  ...lifeOf(() => goal, [createGoal, updateGoal, deleteGoal], { body: { target: 300 } }),
  ...lifeOf(named, [createTeam, updateTeam, deleteTeam], named(1000)),
  ...lifeOf(named, [createGroup, updateGroup, deleteGroup], named(1000)),
  ...lifeOf(assigned, [createAssignment, updateAssignment, deleteAssignment], {
    body: { target: 60 },
  }),
  ...lifeOf(place, [createPlace, updatePlace, deletePlace], named(1000)),
  ...lifeOf(drill, [createOwnDrill, updateOwnDrill, deleteOwnDrill], drill(100_000)),
  { endpoint: contract.createMessage, make: says, undo: contract.deleteMessage },
  write(contract.deleteMessage, async (n, send) => ({
    params: { id: await send(contract.createMessage, says(n)) },
  })),
  write(contract.checkAchievements, () => ({})),
  write(contract.updateProfile, () => ({
    body: { displayName: 'Measured', birthday: '1990-05-06' },
  })),
  write(contract.updateCoachStatus, () => ({ body: { isCoach: true } })),
  write(contract.renewTeamLink, () => id),
  write(contract.deleteTeamLink, () => id),
  write(contract.createTeamInvitation, (n) => toTeam({ email: address(n) })),
  write(contract.createGroupInvitation, () => toTeam({ inviteeEmail: address(0) })),
  write(contract.markNotificationRead, () => id),
  write(contract.markNotificationsRead, () => ({ body: { upTo: id.params.id } })),
  write(contract.createVideoUpload, () => ({})),
  write(contract.createCalendarFeed, () => ({})),
  write(contract.deleteCalendarFeed, () => ({})),
  write(contract.endOtherSessions, () => ({})),
  write(contract.sendEmailCode, (n) => ({ body: { email: address(n) } })),
];

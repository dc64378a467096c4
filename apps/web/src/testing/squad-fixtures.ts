import type {
  FeedItem,
  Group,
  GroupInvitation,
  GroupMember,
  GroupStanding,
  NewGroupInvitation,
  Player,
  ReceivedInvitation,
} from '@hooplog/contract';

const MOMENT = '2026-11-20T18:05:00.000Z';
export const GROUP_ID = '01900000-0000-7000-8000-000000000a01';
/** The user of `aUser`. */
export const OWN_ID = '01900000-0000-7000-8000-000000000001';

/** The n-th player; the first is the user of `aUser`. */
export function aPlayer(n: number, name: string): Player {
  const id = `01900000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
  return { id, name, firstName: null, lastName: null, profileImageUrl: null };
}

export function aGroup(changes: Partial<Group> = {}): Group {
  return {
    id: GROUP_ID,
    name: 'Tigers',
    description: 'We train on Tuesdays',
    ownerId: OWN_ID,
    visibility: 'private',
    createdAt: MOMENT,
    memberCount: 2,
    role: 'owner',
    unreadMessages: 0,
    ...changes,
  };
}

export function aMember(n: number, name: string, role: GroupMember['role']): GroupMember {
  return { user: aPlayer(n, name), role, joinedAt: MOMENT, isPaused: false };
}

export function aStanding(rank: number, name: string, made: number): GroupStanding {
  const user = aPlayer(rank, name);
  return { rank, user, made, totalShots: 1200, percentage: 50, workoutCount: 3 };
}

export function anInvitation(changes: Partial<GroupInvitation> = {}): GroupInvitation {
  return {
    id: '01900000-0000-7000-8000-000000000b01',
    groupId: GROUP_ID,
    inviter: aPlayer(1, 'Maya'),
    isForOne: false,
    inviteeEmail: null,
    places: 1,
    joined: 0,
    token: 'open-link',
    status: 'pending',
    createdAt: MOMENT,
    expiresAt: '2026-11-27T18:05:00.000Z',
    mayRevoke: true,
    ...changes,
  };
}

export function aReceivedInvitation(changes: Partial<ReceivedInvitation> = {}): ReceivedInvitation {
  return {
    token: 'open-link',
    groupId: GROUP_ID,
    groupName: 'Tigers',
    groupDescription: 'We train on Tuesdays',
    inviter: aPlayer(2, 'Ann'),
    status: 'pending',
    expiresAt: '2026-11-27T18:05:00.000Z',
    isMember: false,
    ...changes,
  };
}

/** The answer of the call that creates one: a link. */
export const aNewInvitation = (): NewGroupInvitation => ({ ...anInvitation(), isMailed: false });

/** The n-th item of a feed: 34 of 50 made. */
export function aFeedWorkout(
  n: number,
  changes: Partial<Extract<FeedItem, { kind: 'workout' }>> = {},
): Extract<FeedItem, { kind: 'workout' }> {
  return {
    kind: 'workout',
    id: `01900000-0000-7000-8000-000000000c${String(n).padStart(2, '0')}`,
    user: aPlayer(2, 'Ann'),
    at: MOMENT,
    shots: { made: 34, totalShots: 50, percentage: 68 },
    records: [],
    reactions: [],
    ...changes,
  };
}

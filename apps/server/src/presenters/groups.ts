import type { Group, GroupMember, GroupStanding } from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import type { GroupStandingRow } from '../services/groups/get-group-leaderboard.ts';
import type { GroupMemberRow } from '../services/groups/list-members.ts';
import type { GroupOfMember } from '../services/groups/rows.ts';
import { presentPlayer } from './players.ts';

/** @param chats whether the reader may read its chat */
export const presentGroup = (
  { group, memberCount, role, unreadMessages }: GroupOfMember,
  chats: boolean,
): Group => ({
  id: group.id,
  name: group.name,
  description: group.description,
  ownerId: group.ownerId,
  visibility: 'private',
  createdAt: group.createdAt.toISOString(),
  memberCount,
  role,
  unreadMessages: chats ? unreadMessages : 0,
});

export const presentGroupMember = ({ user, joinedAt, ...member }: GroupMemberRow): GroupMember => ({
  ...member,
  user: presentPlayer(user),
  joinedAt: joinedAt.toISOString(),
});

export const presentGroupStanding = ({ user, ...numbers }: GroupStandingRow): GroupStanding => ({
  ...numbers,
  user: presentPlayer(user),
  percentage: percentage(numbers.made, numbers.totalShots),
});

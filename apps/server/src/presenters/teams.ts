import type { Team, TeamDetails, TeamPlayer } from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import { mayManageTeam } from '../auth/may.ts';
import type { TeamWithPeople } from '../services/teams/get-team.ts';
import type { RosterRow } from '../services/teams/list-players.ts';
import type { TeamTotals } from '../services/teams/rows.ts';
import type { User } from '../services/users/find-user.ts';
import { presentPlayer } from './players.ts';

export function presentTeam(
  user: User,
  { team, playerCount, workoutCount, made, totalShots }: TeamTotals,
): Team {
  return {
    id: team.id,
    name: team.name,
    coachId: team.coachId,
    createdAt: team.createdAt.toISOString(),
    role: team.coachId === user.id ? 'coach' : 'player',
    mayManage: mayManageTeam(user, team),
    playerCount,
    totalWorkouts: workoutCount,
    averageAccuracy: totalShots === 0 ? null : percentage(made, totalShots),
  };
}

export const presentTeamDetails = (user: User, team: TeamWithPeople): TeamDetails => ({
  ...presentTeam(user, team),
  coach: presentPlayer(team.coach),
  players: team.players.map(presentPlayer),
});

export const presentTeamPlayer = ({ player, joinedAt, stats }: RosterRow): TeamPlayer => ({
  player: presentPlayer(player),
  joinedAt: joinedAt.toISOString(),
  stats: stats && { ...stats, percentage: percentage(stats.made, stats.totalShots) },
});

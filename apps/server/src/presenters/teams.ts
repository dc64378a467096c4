import type {
  Team,
  TeamDetails,
  TeamPlayer,
  TeamPlayerDetails,
  TeamWeekPlayer,
} from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import type { TeamWithCoach } from '../services/teams/get-team.ts';
import type { PlayerDetails } from '../services/teams/get-player.ts';
import type { RosterRow } from '../services/teams/list-players.ts';
import type { TeamWeekRow } from '../services/teams/get-week.ts';
import type { TeamAsSeen } from '../services/teams/rows.ts';
import { presentPlayer } from './players.ts';

export function presentTeam(seen: TeamAsSeen): Team {
  const { team, role, mayManage, players, workoutCount, made, totalShots } = seen;
  return {
    id: team.id,
    name: team.name,
    coachId: team.coachId,
    createdAt: team.createdAt.toISOString(),
    role,
    mayManage,
    playerCount: players.length,
    players: players.map(presentPlayer),
    totalWorkouts: workoutCount,
    averageAccuracy: totalShots === 0 ? null : percentage(made, totalShots),
  };
}

export const presentTeamDetails = (team: TeamWithCoach): TeamDetails => ({
  ...presentTeam(team),
  coach: presentPlayer(team.coach),
});

export const presentTeamPlayer = ({
  player,
  joinedAt,
  isPaused,
  stats,
}: RosterRow): TeamPlayer => ({
  player: presentPlayer(player),
  joinedAt: joinedAt.toISOString(),
  isPaused,
  stats: stats && { ...stats, percentage: percentage(stats.made, stats.totalShots) },
});

export const presentPlayerDetails = (found: PlayerDetails): TeamPlayerDetails => ({
  ...found,
  player: presentPlayer(found.player),
  joinedAt: found.joinedAt.toISOString(),
  weeks: [...found.weeks],
});

export const presentTeamWeekPlayer = (row: TeamWeekRow): TeamWeekPlayer => ({
  ...row,
  player: presentPlayer(row.player),
});

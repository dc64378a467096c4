import type { LeaderboardEntry, OwnLeaderboardEntry } from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import type { getOwnEntry } from '../services/leaderboard/get-own-entry.ts';
import type { RankedPlayer } from '../services/leaderboard/list-leaderboard.ts';
import { presentPlayer } from './players.ts';

const presentNumbers = (row: Omit<RankedPlayer, 'rank'>) => ({
  user: presentPlayer(row.player),
  totalShots: row.totalShots,
  made: row.made,
  percentage: percentage(row.made, row.totalShots),
  workoutCount: row.workoutCount,
  currentStreak: row.currentStreak,
  verifiedShots: row.verifiedShots,
});

export const presentEntry = (row: RankedPlayer): LeaderboardEntry => ({
  rank: row.rank,
  ...presentNumbers(row),
});

export const presentOwnEntry = (
  row: Awaited<ReturnType<typeof getOwnEntry>>,
): OwnLeaderboardEntry => ({ rank: row.rank, state: row.state, ...presentNumbers(row) });

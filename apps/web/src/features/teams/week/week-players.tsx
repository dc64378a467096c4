import type { TeamWeekPlayer } from '@hooplog/contract';
import { formatPercent, percentage } from '@hooplog/domain';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { changeWords, doneWords, hasTrained, lastWeekWords } from './week-text.ts';

interface WeekPlayersProps {
  readonly teamId: string;
  readonly rows: readonly TeamWeekPlayer[];
  /** Whether the week has not ended yet. */
  readonly isCurrent: boolean;
}

/** Players by name, with their totals for this week and the week before. */
export function WeekPlayers({ teamId, rows, isCurrent }: WeekPlayersProps) {
  return (
    <ul className="gap-x-8 sm:columns-2">
      {rows.map((row) => {
        const { id, name, profileImageUrl } = row.player;
        const { made, totalShots } = row.thisWeek;
        return (
          <li key={id} className="relative flex break-inside-avoid items-center gap-3 py-2">
            <Avatar name={name} imageUrl={profileImageUrl} />
            <div className="min-w-0">
              <Link
                to="/teams/$id/players/$playerId"
                params={{ id: teamId, playerId: id }}
                className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
              {hasTrained(row) && <p className="text-sm figures">{doneWords(row)}</p>}
              <p className="text-sm text-muted figures">
                {isCurrent ? lastWeekWords(row) : changeWords(row)}
              </p>
            </div>
            {totalShots > 0 && (
              <p className="ms-auto text-2xl display figures">
                {formatPercent(percentage(made, totalShots))}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

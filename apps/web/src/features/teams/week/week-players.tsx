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

/** Players by name, each in a line or two: a coach reads forty of them. */
export function WeekPlayers({ teamId, rows, isCurrent }: WeekPlayersProps) {
  return (
    <ul className="gap-x-8 sm:columns-2">
      {rows.map((row) => {
        const { id, name, profileImageUrl } = row.player;
        const { made, totalShots } = row.thisWeek;
        const before = (
          <span className="text-sm text-muted figures">
            {isCurrent ? lastWeekWords(row) : changeWords(row)}
          </span>
        );
        return (
          <li
            key={id}
            className="relative flex min-h-11 break-inside-avoid items-center gap-3 py-1.5"
          >
            <Avatar name={name} imageUrl={profileImageUrl} className="max-sm:hidden" />
            <div className="min-w-0 flex-1">
              <div className="flex items-baseline justify-between gap-3">
                <Link
                  to="/teams/$id/players/$playerId"
                  params={{ id: teamId, playerId: id }}
                  className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
                >
                  {name}
                </Link>
                {totalShots > 0 && (
                  <span className="text-lg leading-6 display figures">
                    {formatPercent(percentage(made, totalShots))}
                  </span>
                )}
                {!hasTrained(row) && before}
              </div>
              {hasTrained(row) && (
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span className="text-sm figures">{doneWords(row)}</span>
                  {before}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

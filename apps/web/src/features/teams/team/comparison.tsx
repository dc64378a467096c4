import type { TeamPlayer } from '@hooplog/contract';
import type { HeatMapPeriod } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { together } from '../../../lib/queries/together.ts';
import { teamHeatMapQuery } from '../../../lib/queries/teams.ts';
import { TotalsLines, WithoutZoneLine, ZoneLines } from './comparison-lines.tsx';

interface ComparisonProps {
  readonly teamId: string;
  /** Two to four players. */
  readonly players: readonly TeamPlayer[];
  readonly period: HeatMapPeriod;
  readonly onClose: () => void;
}

/** A name of two words fits on two lines at this width; on narrower screens the table scrolls. */
const minWidthOf = (players: number) => `${9 + 6 * players}rem`;

/** Players side by side: totals, then accuracy by zone. */
export function Comparison({ teamId, players, period, onClose }: ComparisonProps) {
  const maps = useQueries({
    queries: players.map(({ player }) => teamHeatMapQuery(teamId, period, player.id)),
  });
  const zones = together(...maps);
  return (
    <section aria-labelledby="comparison" className="mt-5 border-t border-line pt-4">
      <div className="mb-2 flex items-center justify-between">
        <h3 id="comparison" className="font-bold">
          {t('Comparison')}
        </h3>
        <Button variant="quiet" size="icon" aria-label={t('Close comparison')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      {/* Four names do not fit a phone, so the table scrolls by itself, also by keyboard. */}
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-labelledby="comparison">
        <table className="w-full table-fixed" style={{ minWidth: minWidthOf(players.length) }}>
          <thead>
            <tr>
              <td className="w-36" />
              {players.map(({ player }) => (
                <th
                  key={player.id}
                  scope="col"
                  className="px-2 pb-2 text-end align-bottom text-sm font-bold break-words"
                >
                  {player.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <TotalsLines players={players} />
            {zones.data !== undefined && (
              <>
                <ZoneLines players={players} maps={zones.data} />
                <WithoutZoneLine players={players} maps={zones.data} />
              </>
            )}
          </tbody>
        </table>
      </div>
      <Loaded
        query={zones}
        title={t('Failed to fetch heat map data')}
        skeleton={<Skeleton className="mt-2 h-40" />}
      >
        {() => null}
      </Loaded>
    </section>
  );
}

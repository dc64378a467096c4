import type { Drill } from '@hooplog/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DrillCourt } from '../../components/drills/drill-court.tsx';
import { Card } from '../../components/ui/card.tsx';
import { DrillButtons } from './drill-buttons.tsx';

interface DrillCardProps {
  readonly drill: Drill;
  /** The player's record in it. */
  readonly children: ReactNode;
}

/** One drill: its spots on the court, the player's record, and the ways into it. All of it leads to the drill's page. */
export function DrillCard({ drill, children }: DrillCardProps) {
  const { key, name, rules } = drill;
  return (
    <Card
      aria-labelledby={`drill-${key}`}
      className="relative flex h-full items-center gap-3 p-3 sm:p-3 lg:gap-4"
    >
      {/* Few drills have spots beyond it, so the half court is cut off below the top of the key. */}
      <div className="aspect-[512/340] w-24 shrink-0 overflow-hidden rounded-control bg-sunken px-1.5 max-2xs:hidden lg:w-36">
        <DrillCourt drill={drill} next={null} isSmall />
      </div>
      <div className="min-w-0 grow">
        <h3 id={`drill-${key}`} className="text-lg leading-tight font-bold wrap-anywhere">
          <Link
            to="/drills"
            search={{ drill: key }}
            className="after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {name}
          </Link>
        </h3>
        {/* On a phone the rule is read on the drill's page, or above its first shot. */}
        <p className="mt-1 text-sm wrap-anywhere text-muted max-lg:hidden">{rules}</p>
        <div className="mt-1">{children}</div>
      </div>
      <DrillButtons drill={drill} inList />
    </Card>
  );
}

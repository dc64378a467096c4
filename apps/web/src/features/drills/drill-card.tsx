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

/** One drill: its spots on the court, its rules, the player's record, and buttons to start it. */
export function DrillCard({ drill, children }: DrillCardProps) {
  const { key, name, rules } = drill;
  return (
    <Card aria-labelledby={`drill-${key}`} className="flex h-full flex-col gap-2">
      <div className="flex grow items-start gap-4 max-2xs:flex-col">
        <div className="min-w-0 grow">
          <h3 id={`drill-${key}`} className="text-lg leading-tight font-bold wrap-anywhere">
            <Link to="/drills" search={{ drill: key }} className="hover:underline">
              {name}
            </Link>
          </h3>
          {/* On a phone the full rules are on the drill's page and above its first shot. */}
          <p className="mt-1 text-sm wrap-anywhere max-md:line-clamp-2">{rules}</p>
        </div>
        {/* Spots farther out are rare, so the half court is cropped below the top of the key. */}
        <div className="aspect-[512/340] w-28 shrink-0 overflow-hidden rounded-control bg-sunken px-2 max-2xs:w-full lg:w-36">
          <DrillCourt drill={drill} next={null} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">{children}</div>
        <DrillButtons drill={drill} />
      </div>
    </Card>
  );
}

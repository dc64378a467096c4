import type { Drill } from '@hooplog/domain';
import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { DrillCourt } from '../../components/drills/drill-court.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';

interface DrillCardProps {
  readonly drill: Drill;
  /** What the player has come to in it. */
  readonly children: ReactNode;
}

/** One drill: its spots on the court, its rules, the player's record, and the way into it. */
export function DrillCard({ drill, children }: DrillCardProps) {
  const { key, name, rules } = drill;
  return (
    <Card aria-labelledby={`drill-${key}`} className="flex h-full flex-col gap-3">
      <div className="flex grow items-start gap-4">
        <div className="min-w-0 grow">
          <h2 id={`drill-${key}`} className="text-lg leading-tight font-bold">
            {name}
          </h2>
          <p className="mt-1 text-sm">{rules}</p>
        </div>
        {/* No spot lies beyond: the half court is cut off below the top of the key. */}
        <div className="aspect-[512/340] w-40 shrink-0 overflow-hidden rounded-control bg-sunken px-2">
          <DrillCourt drill={drill} next={null} />
        </div>
      </div>
      <div className="flex min-h-10 items-center justify-between gap-3">
        <div className="min-w-0">{children}</div>
        <Button asChild size="sm" className="shrink-0">
          <Link to="/upload" search={{ tracking: true, drill: key }} aria-label={`Start ${name}`}>
            <Play aria-hidden /> Start
          </Link>
        </Button>
      </div>
    </Card>
  );
}

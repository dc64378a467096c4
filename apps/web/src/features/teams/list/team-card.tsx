import type { Team } from '@hooplog/contract';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { formatCount } from '../../../lib/format/numbers.ts';
import { playerCountWords } from '../team-words.ts';

function Figure({ label, value }: { readonly label: string; readonly value: string | null }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-2xl display figures">
        {value ?? (
          <>
            <span aria-hidden>—</span>
            <span className="sr-only">none yet</span>
          </>
        )}
      </dd>
    </div>
  );
}

/** One team at a glance. Dashes stand only where there is nothing yet. */
export function TeamCard({ team }: { readonly team: Team }) {
  const { id, name, role, playerCount, totalWorkouts, averageAccuracy } = team;
  const headingId = `team-${id}`;
  return (
    <Card aria-labelledby={headingId} className="flex flex-col">
      <div className="flex items-start justify-between gap-3">
        <h2 id={headingId} className="min-w-0 text-lg leading-tight font-bold break-words">
          {name}
        </h2>
        {role === 'coach' && <Badge tone="accent">Coach</Badge>}
      </div>
      <p className="mt-1 text-sm text-muted figures">{playerCountWords(playerCount)}</p>
      <dl className="mt-4 mb-5 grid grid-cols-2 gap-4">
        <Figure
          label="Total Workouts"
          value={totalWorkouts === 0 ? null : formatCount(totalWorkouts)}
        />
        <Figure
          label="Avg Accuracy"
          value={averageAccuracy === null ? null : `${averageAccuracy}%`}
        />
      </dl>
      <Button asChild variant="secondary" className="mt-auto">
        <Link to="/teams/$id" params={{ id }} aria-label={`View Team: ${name}`}>
          View Team
        </Link>
      </Button>
    </Card>
  );
}

import type { Team } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { TeamFigures } from '../team-figures.tsx';

/** One team in the list. */
export function TeamCard({ team }: { readonly team: Team }) {
  const { id, name, role, playerCount } = team;
  const headingId = `team-${id}`;
  return (
    <Card aria-labelledby={headingId} className="flex flex-col">
      <div className="flex items-start justify-between gap-3">
        <h2 id={headingId} className="min-w-0 text-lg leading-tight font-bold break-words">
          {name}
        </h2>
        {role === 'coach' && <Badge tone="accent">{t('Coach')}</Badge>}
      </div>
      <p className="mt-1 text-sm text-muted figures">
        {t('{players, plural, one {# player} other {# players}}', { players: playerCount })}
      </p>
      <TeamFigures team={team} className="mt-4 mb-5" />
      <Button asChild variant="secondary" className="mt-auto">
        <Link to="/teams/$id" params={{ id }} aria-label={t('View Team: {name}', { name })}>
          {t('View Team')}
        </Link>
      </Button>
    </Card>
  );
}

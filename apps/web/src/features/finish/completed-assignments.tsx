import type { Finish } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { PartyPopper } from 'lucide-react';
import { Card, CardHeading } from '../../components/ui/card.tsx';

/** Assigned workouts that this workout completed. */
export function CompletedAssignments({ assignments }: Pick<Finish, 'assignments'>) {
  if (assignments.length === 0) return null;
  return (
    <Card aria-labelledby="done-for-coach">
      <CardHeading id="done-for-coach">{t('Done for your coach')}</CardHeading>
      <ul className="grid gap-4">
        {assignments.map(({ id, title, team }) => (
          <li key={id} className="flex items-center gap-4">
            <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-accent-ink">
              <PartyPopper aria-hidden className="size-7" />
            </span>
            <span className="min-w-0 leading-tight font-bold break-words">
              {title}
              <span className="block text-sm font-normal text-muted">
                {t('{team} · your coach sees it', { team })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { addWeeks, type LocalDay, localDayOf } from '@hooplog/domain';
import { locale, t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { askWords } from '../../../components/assignments/assignment-text.ts';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { teamAssignmentsQuery } from '../../../lib/queries/teams.ts';
import { useTimeZone } from '../../../lib/session/use-time-zone.ts';

const NAMES = new Intl.ListFormat(locale(), { type: 'unit' });

interface WeekAssignmentsProps {
  readonly teamId: string;
  readonly week: LocalDay;
}

/** The week's assignments and who completed them; nothing if there were none. */
export function WeekAssignments({ teamId, week }: WeekAssignmentsProps) {
  const { data = [] } = useQuery(teamAssignmentsQuery(teamId));
  const timeZone = useTimeZone();
  const isAsked = (createdAt: string) =>
    localDayOf(new Date(createdAt), timeZone) < addWeeks(week, 1);
  const asked = data.filter(({ createdAt, dueDay }) => dueDay >= week && isAsked(createdAt));
  if (asked.length === 0) return null;
  return (
    <Card aria-labelledby="week-assignments">
      <CardHeading id="week-assignments">{t('Assigned workouts')}</CardHeading>
      <ul className="space-y-3">
        {asked.map((assignment) => {
          const { id, title, progress } = assignment;
          const open = progress.filter(({ state }) => state !== 'done');
          return (
            <li key={id}>
              <p className="font-semibold wrap-anywhere">
                <bdi>{title}</bdi>
              </p>
              <p className="text-sm text-muted figures">{askWords(assignment)}</p>
              <p className="text-sm figures">
                {t('{done} of {players} done', {
                  done: progress.length - open.length,
                  players: progress.length,
                })}
              </p>
              {open.length > 0 && (
                <p className="text-sm wrap-anywhere">
                  {t('Still open: {names}', {
                    names: NAMES.format(open.map(({ player }) => player.name)),
                  })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { askWords } from '../../components/assignments/assignment-text.ts';
import { ProgressLine } from '../../components/assignments/progress-line.tsx';
import { StartAssignment } from '../../components/assignments/start-assignment.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { ownAssignmentsQuery } from '../../lib/queries/assignments.ts';

/**
 * The workouts that the player's coaches assigned. Nothing without a coach, as for most players.
 *
 * @param without the id of an assignment that is shown elsewhere
 */
export function AssignmentsCard({ without }: { readonly without?: string }) {
  const { data } = useQuery(ownAssignmentsQuery);
  const assignments = data?.filter(({ id }) => id !== without) ?? [];
  if (assignments.length === 0) return null;
  return (
    <Card aria-labelledby="assigned-workouts">
      <CardHeading id="assigned-workouts">{t('From your coach')}</CardHeading>
      <ul className="space-y-5">
        {assignments.map((assignment) => {
          const [own] = assignment.progress;
          return (
            <li key={assignment.id}>
              <h3 className="font-bold break-words">
                <bdi>{assignment.title}</bdi>
              </h3>
              <p className="mb-2 text-sm text-muted figures">
                {askWords(assignment)}
                {' · '}
                <Link
                  to="/teams/$id"
                  params={{ id: assignment.team.id }}
                  className="font-semibold underline underline-offset-4"
                >
                  {assignment.team.name}
                </Link>
              </p>
              {own !== undefined && (
                <ProgressLine
                  progress={own}
                  assignment={assignment}
                  label={t('Your progress: {title}', { title: assignment.title })}
                />
              )}
              <div className="mt-2 empty:hidden">
                <StartAssignment assignment={assignment} />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { askWords } from '../../../components/assignments/assignment-text.ts';
import { ProgressLine } from '../../../components/assignments/progress-line.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { teamAssignmentsQuery } from '../../../lib/queries/teams.ts';

interface PlayerAssignmentsProps {
  readonly teamId: string;
  readonly playerId: string;
}

/** The player's assignments and progress. */
export function PlayerAssignments({ teamId, playerId }: PlayerAssignmentsProps) {
  return (
    <Card aria-labelledby="player-assignments">
      <CardHeading id="player-assignments">{t('Assigned workouts')}</CardHeading>
      <Loaded
        query={useQuery(teamAssignmentsQuery(teamId))}
        title={t('The assigned workouts could not be loaded')}
        skeleton={<Skeleton className="h-24" />}
      >
        {(assignments) => {
          const own = assignments.flatMap((assignment) =>
            assignment.progress
              .filter(({ player }) => player.id === playerId)
              .map((progress) => ({ assignment, progress })),
          );
          if (own.length === 0) return <p className="text-muted">{t('Nothing assigned yet.')}</p>;
          return (
            <ul className="space-y-4">
              {own.map(({ assignment, progress }) => (
                <li key={assignment.id}>
                  <p className="font-bold break-words">{assignment.title}</p>
                  <p className="mb-2 text-sm text-muted figures">{askWords(assignment)}</p>
                  <ProgressLine
                    progress={progress}
                    assignment={assignment}
                    label={t('Progress: {title}', { title: assignment.title })}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}

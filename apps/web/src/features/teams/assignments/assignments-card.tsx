import type { Assignment, TeamDetails } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { lazyDialog } from '../../../components/ui/lazy-part.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { teamAssignmentsQuery } from '../../../lib/queries/teams.ts';
import { AssignmentRow } from './assignment-row.tsx';

// Its form is not needed until a coach assigns something.
const AssignmentDialog = lazyDialog(
  async () => (await import('./assignment-dialog.tsx')).AssignmentDialog,
);

interface AssignmentsCardProps {
  readonly team: TeamDetails;
  readonly today: LocalDay;
}

/** The team's assigned workouts. */
export function AssignmentsCard({ team, today }: AssignmentsCardProps) {
  const [edited, setEdited] = useState<Assignment | 'new' | null>(null);
  const nothing =
    team.role === 'coach'
      ? t('Set a target such as “100 free throws by Friday” and see who has done it.')
      : t('Nothing is assigned to you.');
  return (
    <Card aria-labelledby="assignments">
      <CardHeading
        id="assignments"
        className="items-center"
        action={
          team.mayManage && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setEdited('new');
              }}
            >
              <Plus aria-hidden /> {t('Assign Workout')}
            </Button>
          )
        }
      >
        {t('Assigned workouts')}
      </CardHeading>
      <Loaded
        query={useQuery(teamAssignmentsQuery(team.id))}
        title={t('The assigned workouts could not be loaded')}
        skeleton={<Skeleton className="h-24" />}
      >
        {(assignments) =>
          assignments.length === 0 ? (
            <p className="text-muted">{nothing}</p>
          ) : (
            <ul>
              {assignments.map((assignment) => (
                <AssignmentRow
                  key={assignment.id}
                  assignment={assignment}
                  role={team.role}
                  mayManage={team.mayManage}
                  today={today}
                  onEdit={() => {
                    setEdited(assignment);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited !== null && (
        <AssignmentDialog
          team={team}
          assignment={edited === 'new' ? null : edited}
          today={today}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
    </Card>
  );
}

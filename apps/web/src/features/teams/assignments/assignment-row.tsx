import type { Assignment, AssignmentProgress } from '@hooplog/contract';
import type { LocalDay } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { askWords } from '../../../components/assignments/assignment-text.ts';
import { ProgressLine } from '../../../components/assignments/progress-line.tsx';
import { StartAssignment } from '../../../components/assignments/start-assignment.tsx';
import { lazyPart } from '../../../components/ui/lazy-part.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { call } from '../../../lib/api-client/call.ts';
import { AskFirst } from '../../../components/ui/ask-first.tsx';
import { useTeamChange } from '../../../components/teams/use-team-change.ts';

interface OneAssignment {
  readonly assignment: Assignment;
}

function DeleteAssignment({
  assignment,
  onClose,
}: OneAssignment & { readonly onClose: () => void }) {
  const { mutate, isPending } = useTeamChange(
    () => call('DELETE /api/assignments/:id', { params: { id: assignment.id } }),
    {
      failed: t('Failed to delete the assigned workout'),
      onDone: onClose,
    },
  );
  return (
    <AskFirst
      question={t('Delete this assigned workout?')}
      deed={t('Delete')}
      pending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {t('“{title}” is gone for everybody. Shots taken for it stay in the players’ numbers.', {
        title: assignment.title,
      })}
    </AskFirst>
  );
}

interface ManageProps extends OneAssignment {
  readonly onEdit: () => void;
}

function Manage({ assignment, onEdit }: ManageProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="-me-2 flex shrink-0">
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('Edit: {title}', { title: assignment.title })}
        onClick={onEdit}
      >
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('Delete: {title}', { title: assignment.title })}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        <Trash2 aria-hidden />
      </Button>
      {isAsking && (
        <DeleteAssignment
          assignment={assignment}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </div>
  );
}

// Few assignments are drills.
const BestResult = lazyPart(async () => (await import('./best-result.tsx')).BestResult).Part;

interface DrillResultOfProps extends OneAssignment {
  readonly progress: AssignmentProgress;
}

/** The best result of the assigned drill, once it was played. */
function DrillResultOf({ assignment: { drill }, progress: { result } }: DrillResultOfProps) {
  if (drill === undefined || result === undefined) return null;
  return (
    <Suspense>
      <BestResult drillKey={drill.key} result={result} />
    </Suspense>
  );
}

/** For the coach: how many players are done, with a list that expands. */
function EverybodysProgress({ assignment }: OneAssignment) {
  const { progress } = assignment;
  if (progress.length === 0)
    return <p className="text-sm text-muted">{t('Assigned to nobody yet.')}</p>;
  const done = progress.filter(({ state }) => state === 'done').length;
  return (
    <details>
      <summary className="rounded-control text-sm font-semibold figures">
        {t('{done} of {players} done', { done, players: progress.length })}
      </summary>
      <ul className="mt-2 space-y-3">
        {progress.map((one) => (
          <li key={one.player.id}>
            <p className="mb-1 text-sm font-medium">{one.player.name}</p>
            <ProgressLine
              progress={one}
              assignment={assignment}
              label={t('Progress of {player}', { player: one.player.name })}
            />
            <DrillResultOf assignment={assignment} progress={one} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface AssignmentRowProps extends ManageProps {
  readonly role: 'coach' | 'player';
  readonly mayManage: boolean;
  /** Today in the viewer's time zone. */
  readonly today: LocalDay;
}

/** One assignment: for the coach with all players' progress, for a player with their own. */
export function AssignmentRow({ assignment, role, mayManage, today, onEdit }: AssignmentRowProps) {
  const { id, title, dueDay, progress } = assignment;
  const [own] = progress;
  return (
    <li className="border-t border-line py-3 first:border-none first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 id={`assignment-${id}`} className="font-bold break-words">
            <bdi>{title}</bdi>
          </h3>
          <p className="mb-2 text-sm text-muted figures">
            {askWords(assignment)}{' '}
            {role === 'coach' && dueDay < today && <Badge>{t('Ended')}</Badge>}
          </p>
        </div>
        {mayManage && <Manage assignment={assignment} onEdit={onEdit} />}
      </div>
      {role === 'coach' && <EverybodysProgress assignment={assignment} />}
      {role === 'player' && own !== undefined && (
        <>
          <ProgressLine
            progress={own}
            assignment={assignment}
            label={t('Your progress: {title}', { title })}
          />
          <DrillResultOf assignment={assignment} progress={own} />
          <div className="mt-2 empty:hidden">
            <StartAssignment assignment={assignment} />
          </div>
        </>
      )}
    </li>
  );
}

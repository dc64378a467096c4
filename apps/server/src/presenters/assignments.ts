import type { Assignment } from '@hooplog/contract';
import { assignmentPercent, parseZoneId } from '@hooplog/domain';
import type { AssignmentWithProgress } from '../services/assignments/rows.ts';
import { presentNamedDrill } from './drills.ts';
import { presentPlayer } from './players.ts';

export function presentAssignment({
  assignment,
  team,
  progress,
}: AssignmentWithProgress): Assignment {
  const { id, title, measure, target, zone, drill, dueDay, forEveryone, createdAt } = assignment;
  return {
    id,
    team: { id: team.id, name: team.name },
    title,
    measure,
    target,
    zone: zone === null ? null : parseZoneId(zone),
    ...presentNamedDrill(drill),
    dueDay,
    forEveryone,
    createdAt: createdAt.toISOString(),
    progress: progress.map(({ player, value, verified, result, state }) => ({
      player: presentPlayer(player),
      value,
      verified,
      percent: assignmentPercent(value, target),
      state,
      ...(result !== null && { result }),
    })),
  };
}

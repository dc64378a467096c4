import {
  counted,
  type Drill,
  type DrillPlay,
  drillUnit,
  maxDrillShots,
  perfectResult,
} from '@hooplog/domain';

/** Against the pro the winner has the target, and the margin tells the other side. */
function marginWords({ rule }: Drill, margin: number): string {
  const target = rule.kind === 'against_pro' ? rule.target : 0;
  return margin > 0 ? `Won ${target}–${target - margin}` : `Lost ${target + margin}–${target}`;
}

/** "34 of 50", "15 shots", "Won 11–8" */
export function resultWords(drill: Drill, result: number | null): string {
  if (result === null) return `Not done in ${counted(maxDrillShots(drill), 'shot')}`;
  const perfect = perfectResult(drill);
  const of = perfect === null ? '' : ` of ${perfect}`;
  switch (drillUnit(drill)) {
    case 'makes':
      return perfect === null ? counted(result, 'make') : `${result}${of}`;
    case 'points':
      return `${result}${of} points`;
    case 'shots':
      return counted(result, 'shot');
    case 'margin':
      return marginWords(drill, result);
  }
}

/** How far the drill is: "shot 4 of 10", "3 of 5 in a row" */
export function progressWords({ progress: { done, of, what } }: DrillPlay): string {
  switch (what) {
    case 'shots':
      return `shot ${done + 1} of ${of}`;
    case 'makes':
      return `${done} of ${of} made`;
    case 'makes_in_a_row':
      return `${done} of ${of} in a row`;
    case 'points':
      return `${done} of ${of} points`;
    case 'misses':
      return `${done} of ${of} missed`;
  }
}

/** "You 5 · Pro 4", "12 points"; null where none are counted. */
export function scoreWords({ score }: DrillPlay): string | null {
  if (score === null) return null;
  const { player, pro } = score;
  return pro === null ? counted(player, 'point') : `You ${player} · Pro ${pro}`;
}

/** Where the next shot is taken: "Spot 2 of 5: Right wing" */
export function spotWords({ spots }: Drill, index: number): string {
  const name = spots[index]?.name ?? '';
  return spots.length === 1 ? name : `Spot ${index + 1} of ${spots.length}: ${name}`;
}

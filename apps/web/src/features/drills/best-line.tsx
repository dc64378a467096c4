import type { DrillRecord } from '@hooplog/contract';
import { type Drill, maxDrillShots } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { resultWords } from '../../components/drills/drill-text.ts';

/** The size of the drill: "50 shots", "7 spots", "to 21 points" */
function sizeWords(drill: Drill): string {
  const { spots, rule } = drill;
  switch (rule.kind) {
    case 'fixed_shots':
      return t('{shots, plural, one {# shot} other {# shots}}', { shots: maxDrillShots(drill) });
    case 'make_to_move_on':
      if (spots.length > 1)
        return t('{stops, plural, one {# spot} other {# spots}}', { stops: spots.length });
      return rule.inARow
        ? t('{needed, number} in a row', { needed: rule.makes })
        : t('{makes, plural, one {# make} other {# makes}}', { makes: rule.makes });
    case 'points_to_target':
    case 'against_pro':
      return t('to {points, plural, one {# point} other {# points}}', { points: rule.target });
    case 'until_misses':
      return t('until {misses, plural, one {# miss} other {# misses}}', { misses: rule.misses });
  }
}

interface BestLineProps {
  readonly drill: Drill;
  /** Null if the player has not played it, or their records are unknown. */
  readonly record: DrillRecord | null;
}

/** What a drill in the list asks for; once it was played, the record to beat. */
export function BestLine({ drill, record }: BestLineProps) {
  return record === null ? (
    <p className="text-sm text-muted figures">{sizeWords(drill)}</p>
  ) : (
    <p className="text-sm font-semibold figures">
      {t('Best: {result}', { result: resultWords(drill, record.best) })}
    </p>
  );
}

import type { DrillRecord } from '@hooplog/contract';
import { type Drill, DRILL_PLAYS_COUNTED } from '@hooplog/domain';
import { rich, t } from '@hooplog/language';
import { resultWords } from '../../components/drills/drill-text.ts';

function playedWords(drill: Drill, { last, played }: DrillRecord): string {
  if (played === 1) return t('Played once');
  const result = resultWords(drill, last);
  return played === DRILL_PLAYS_COUNTED
    ? t('Last: {result} · {plays, number} plays or more', { result, plays: played })
    : t('Last: {result} · {plays, plural, one {# play} other {# plays}}', {
        result,
        plays: played,
      });
}

interface RecordLineProps {
  readonly drill: Drill;
  /** Null if the player has not played it. */
  readonly record: DrillRecord | null;
}

/** The player's best and last result, and the number of plays. */
export function RecordLine({ drill, record }: RecordLineProps) {
  if (record === null) return <p className="text-sm text-muted">{t('Not played yet')}</p>;
  return (
    <p className="min-w-0 figures">
      {rich('<label>Your record</label> <best>{result}</best>', {
        label: (text) => <span className="block text-sm text-muted">{text}</span>,
        best: (text) => <strong className="block text-4xl display">{text}</strong>,
        result: resultWords(drill, record.best),
      })}
      <span className="block text-sm text-muted">{playedWords(drill, record)}</span>
    </p>
  );
}

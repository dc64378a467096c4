import { findDrill, playFilmedDrill } from '@hooplog/domain';
import { t } from '@hooplog/language';
import {
  progressWords,
  resultWords,
  scoreWords,
  spotWords,
} from '../../../components/drills/drill-text.ts';
import { type FilmShot, outcomeOf } from '../../../lib/films/film.ts';

interface DrillLineProps {
  readonly drillKey: string;
  /** In time order. */
  readonly shots: readonly FilmShot[];
}

/** The next spot of the drill and its progress, or its result once it is done. Large, since players stand far away. */
export function DrillLine({ drillKey, shots }: DrillLineProps) {
  const drill = findDrill(drillKey);
  if (drill === null) return null;
  const play = playFilmedDrill(
    drill,
    shots.flatMap((shot, index) => {
      const outcome = outcomeOf(shot);
      const { zone, court } = shot.shot;
      return outcome === null ? [] : [{ outcome, zone, court, rimSeconds: index }];
    }),
  );
  if (play === null) return null;
  const { next, result } = play;
  const score = scoreWords(play);
  return (
    <div role="status" aria-label={t('Drill')} className="figures">
      <p className="text-2xl leading-tight font-bold">
        {next === null
          ? t('Drill done: {result}', { result: resultWords(drill, result) })
          : spotWords(drill, next)}
      </p>
      <p className="flex justify-between gap-3 text-sm text-muted">
        <span className="min-w-0 truncate">{drill.name}</span>
        <span className="shrink-0">
          {next !== null && progressWords(play)}
          {next !== null && score !== null && ' · '}
          {score}
        </span>
      </p>
    </div>
  );
}

import type { Finish, PlayedDrill, Workout } from '@hooplog/contract';
import { type Drill, drillName, findDrill, isBetterResult } from '@hooplog/domain';
import { rich, t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { RotateCcw, Trophy } from 'lucide-react';
import { aimWords } from '../../components/drills/aim-text.ts';
import { resultWords } from '../../components/drills/drill-text.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';

interface DrillResultProps {
  readonly workout: Pick<Workout, 'id' | 'source' | 'drill' | 'openDrill'>;
  readonly drillBest: Finish['drillBest'] | undefined;
  /** Whether the workout is still in the outbox, so that the results of other plays are unknown. */
  readonly isWaiting: boolean;
}

interface Played extends Pick<DrillResultProps, 'drillBest' | 'isWaiting'> {
  readonly drill: Drill;
  readonly result: PlayedDrill['result'];
}

type Standing = { readonly isRecord: boolean; readonly words: string } | null;

function standingOf({ drill, result, drillBest, isWaiting }: Played): Standing {
  if (isWaiting) return null;
  if (drillBest === undefined) {
    return { isRecord: false, words: t('Your first time: now there is something to beat.') };
  }
  const best = resultWords(drill, drillBest);
  if (isBetterResult(drill, result, drillBest)) {
    return { isRecord: true, words: t('New record! Before: {best}', { best }) };
  }
  return { isRecord: false, words: t('Your record: {best}', { best }) };
}

function Result(props: Played) {
  const { drill, result } = props;
  const standing = standingOf(props);
  const aim = aimWords(drill, result);
  return (
    <div>
      <p className="text-5xl display figures">{resultWords(drill, result)}</p>
      {aim !== null && <p className="mt-1 font-semibold figures">{aim}</p>}
      {standing !== null && (
        <p className="mt-1 flex items-center gap-2 font-semibold figures">
          {standing.isRecord && <Trophy aria-hidden className="size-5 text-accent-text" />}
          {standing.words}
        </p>
      )}
    </div>
  );
}

/** Shown when the film does not contain the whole drill. */
const NotWhole = ({ workoutId }: { readonly workoutId: string }) => (
  <p className="min-w-0 text-sm">
    {rich('Your film is not the whole drill yet. <link>Check its shots</link> to get a result.', {
      link: (text) => (
        <Link to="/workout/$id" params={{ id: workoutId }} className="font-semibold underline">
          {text}
        </Link>
      ),
    })}
  </p>
);

/** The result of the drill, compared with the best other play. */
export function DrillResult({ workout, drillBest, isWaiting }: DrillResultProps) {
  const { id, source, drill: played, openDrill } = workout;
  const key = played?.key ?? openDrill?.key;
  const drill = key === undefined ? null : findDrill(key);
  if (drill === null) return null;
  return (
    <Card aria-labelledby="drill-result">
      <CardHeading id="drill-result">{drillName(drill)}</CardHeading>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {played === undefined ? (
          <NotWhole workoutId={id} />
        ) : (
          <Result {...{ drill, result: played.result, drillBest, isWaiting }} />
        )}
        <Button asChild variant="secondary">
          {source === 'video' ? (
            <Link to="/film" search={{ drill: drill.key }}>
              <RotateCcw aria-hidden /> {t('Film again')}
            </Link>
          ) : (
            <Link to="/upload" search={{ tracking: true, drill: drill.key }}>
              <RotateCcw aria-hidden /> {t('Play again')}
            </Link>
          )}
        </Button>
      </div>
    </Card>
  );
}

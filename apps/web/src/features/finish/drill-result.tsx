import type { Finish, PlayedDrill } from '@hooplog/contract';
import { findDrill, isBetterResult } from '@hooplog/domain';
import { Link } from '@tanstack/react-router';
import { RotateCcw, Trophy } from 'lucide-react';
import { resultWords } from '../../components/drills/drill-text.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';

interface DrillResultProps extends Pick<Finish, 'drillBest'> {
  readonly played: PlayedDrill;
  /** Whether only this device knows of it: what other plays came to is not known. */
  readonly isWaiting: boolean;
}

type Standing = { readonly isRecord: boolean; readonly words: string } | null;

function standingOf({ played: { key, result }, drillBest, isWaiting }: DrillResultProps): Standing {
  const drill = findDrill(key);
  if (isWaiting || drill === null) return null;
  if (drillBest === undefined) {
    return { isRecord: false, words: 'Your first time: now there is something to beat.' };
  }
  const best = resultWords(drill, drillBest);
  if (isBetterResult(drill, result, drillBest)) {
    return { isRecord: true, words: `New record! Before: ${best}` };
  }
  return { isRecord: false, words: `Your record: ${best}` };
}

/** What the drill came to, beside the best of the other plays. */
export function DrillResult(props: DrillResultProps) {
  const { key, name, result } = props.played;
  const drill = findDrill(key);
  if (drill === null) return null;
  const standing = standingOf(props);
  return (
    <Card aria-labelledby="drill-result">
      <CardHeading id="drill-result">{name}</CardHeading>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <p className="text-4xl display figures">{resultWords(drill, result)}</p>
          {standing !== null && (
            <p className="mt-1 flex items-center gap-2 font-semibold figures">
              {standing.isRecord && <Trophy aria-hidden className="size-5 text-accent-text" />}
              {standing.words}
            </p>
          )}
        </div>
        <Button asChild variant="secondary">
          <Link to="/upload" search={{ tracking: true, drill: key }}>
            <RotateCcw aria-hidden /> Play again
          </Link>
        </Button>
      </div>
    </Card>
  );
}

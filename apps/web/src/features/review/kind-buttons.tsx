import { SHOT_KINDS, type ShotKind } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { Dispatch } from 'react';
import { KIND_NAMES, kindWords } from '../../components/kinds/kind-names-text.ts';
import { Button } from '../../components/ui/button.tsx';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { sayKind } from '../../lib/shot-log/say-kind.ts';
import type { ShotLogAction } from '../../lib/shot-log/shot-log.ts';
import { TOOL_ROW } from './tool-row.ts';

interface KindButtonsProps {
  /** The shot under review, or the selected shots. */
  readonly shots: readonly LoggedShot[];
  readonly dispatch: Dispatch<ShotLogAction>;
}

/** Sets the kind of the shots with one tap; a second tap clears it. */
export function KindButtons({ shots, dispatch }: KindButtonsProps) {
  const isSaid = (kind: ShotKind) => shots.length > 0 && shots.every((shot) => shot.kind === kind);
  return (
    <div role="group" aria-label={t('Kind of shot')} className={TOOL_ROW}>
      {SHOT_KINDS.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size="sm"
          disabled={shots.length === 0}
          aria-pressed={isSaid(kind)}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
          onClick={() => {
            const said = isSaid(kind) ? null : kind;
            const keys = shots.map(({ key }) => key);
            dispatch(sayKind(keys, said, kindWords(keys.length, said)));
          }}
        >
          {KIND_NAMES[kind]}
        </Button>
      ))}
    </div>
  );
}

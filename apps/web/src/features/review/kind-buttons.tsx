import { SHOT_KINDS, type ShotKind } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { KIND_NAMES } from '../../lib/shot-log/kind-names-text.ts';
import { Button } from '../../components/ui/button.tsx';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';

interface KindButtonsProps {
  /** The shot under review, or the several that are picked. */
  readonly shots: readonly LoggedShot[];
  readonly onSay: (keys: readonly string[], kind: ShotKind | null) => void;
}

/** Of what kind shots are, by one tap; a second one takes it back. */
export function KindButtons({ shots, onSay }: KindButtonsProps) {
  const isSaid = (kind: ShotKind) => shots.length > 0 && shots.every((shot) => shot.kind === kind);
  return (
    <div role="group" aria-label={t('Kind of shot')} className="flex flex-wrap gap-2">
      {SHOT_KINDS.map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          size="sm"
          disabled={shots.length === 0}
          aria-pressed={isSaid(kind)}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
          onClick={() => {
            onSay(
              shots.map(({ key }) => key),
              isSaid(kind) ? null : kind,
            );
          }}
        >
          {KIND_NAMES[kind]}
        </Button>
      ))}
    </div>
  );
}

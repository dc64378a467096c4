import { courtLandmarks } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { EyeOff, Maximize } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import type { CourtSetupState } from './use-court-setup.ts';

/** Buttons for when the point to set is not visible. */
export function PointActions({ setup }: { readonly setup: CourtSetupState }) {
  const { marking, selected, hasRoom, needsRoom } = setup;
  const label = courtLandmarks(marking.lines).find(({ id }) => id === selected)?.label;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11"
        aria-description={label}
        disabled={selected === null}
        onClick={() => {
          if (selected !== null) setup.skip(selected);
        }}
      >
        <EyeOff aria-hidden /> {t('Not in the picture')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11 aria-pressed:border-accent aria-pressed:bg-accent-soft"
        aria-pressed={hasRoom}
        aria-description={t('Makes room around the picture for points outside of it')}
        disabled={needsRoom}
        onClick={setup.toggleRoom}
      >
        <Maximize aria-hidden /> {t('Just outside')}
      </Button>
    </div>
  );
}

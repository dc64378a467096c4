import { courtLandmarks } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { CourtMap } from './court-map.tsx';
import type { CourtSetupState } from './use-court-setup.ts';

/** Names the point to set next. Its height is constant, so that the picture below does not move under a thumb. */
export function AskedPoint({ setup: { marking, selected } }: { readonly setup: CourtSetupState }) {
  const label = courtLandmarks(marking.lines).find(({ id }) => id === selected)?.label;
  const isSet = marking.points.find(({ id }) => id === selected)?.isSet === true;
  return (
    <div className="flex items-center gap-3">
      <CourtMap lines={marking.lines} selected={selected} />
      <p role="status" className="min-h-20 min-w-0 flex-1 content-center text-sm">
        <strong className="block text-base leading-tight">{label ?? t('No point is left')}</strong>
        {selected !== null && (
          <span className="text-muted">
            {isSet ? t('It is set. Drag it to move it.') : t('Tap it, or drag it there.')}
          </span>
        )}
      </p>
    </div>
  );
}

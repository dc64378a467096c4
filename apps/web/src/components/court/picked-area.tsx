import { percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { CourtArea } from './court-area.ts';

interface PickedAreaProps {
  readonly area: Pick<CourtArea<string>, 'name' | 'made' | 'total'> | undefined;
}

/** The numbers of the tapped area, in full and at reading size. */
export function PickedArea({ area }: PickedAreaProps) {
  return (
    <output className="mt-3 block min-h-6 text-center text-sm figures">
      {area === undefined ? (
        <span className="text-muted">{t('Tap a zone to read its numbers.')}</span>
      ) : (
        <>
          <strong>{area.name}</strong>
          <span className="text-muted">
            {' · '}
            {area.total === 0
              ? t('no shots')
              : t('{made}/{total} made · {percent}%', {
                  made: area.made,
                  total: area.total,
                  percent: percentage(area.made, area.total),
                })}
          </span>
        </>
      )}
    </output>
  );
}

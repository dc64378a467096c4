import { formatPercent, percentage, zoneDisplayName } from '@hooplog/domain';
import { t } from '@hooplog/language';
import type { ZoneRow } from '../../lib/shot-log/sums.ts';

/** Zone by zone; scrolls when it grows long. */
export function ZoneList({ rows }: { readonly rows: readonly ZoneRow[] }) {
  return (
    <section
      aria-label={t('Zone stats')}
      tabIndex={0}
      className="max-h-60 overflow-y-auto rounded-control border border-line"
    >
      <ul className="divide-y divide-line text-sm">
        {rows.map(({ zone, made, total }) => (
          <li key={zone} className="flex items-center justify-between gap-3 px-3 py-2">
            <span className="min-w-0 truncate">{zoneDisplayName(zone)}</span>
            <span className="shrink-0 figures">
              <strong>
                {made}/{total}
              </strong>{' '}
              <span className="text-muted">{formatPercent(percentage(made, total))}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

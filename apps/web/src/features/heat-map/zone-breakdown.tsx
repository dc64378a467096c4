import type { HeatMapRecord } from '@hooplog/contract';
import {
  formatPercent,
  heatMapBand,
  percentage,
  ZONE_IDS,
  zoneDisplayName,
  type ZoneId,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { BAND_STYLES } from '../../components/accuracy/band-style.ts';
import { certaintyWords, trendWords } from './zone-text.ts';

interface ZoneRowProps {
  readonly zone: ZoneId;
  readonly record: HeatMapRecord | undefined;
  readonly onZone: (zone: ZoneId) => void;
}

/** One zone: its accuracy, how certain that is, and its trend. */
function ZoneRow({ zone, record, onZone }: ZoneRowProps) {
  const { made, total } = record ?? { made: 0, total: 0 };
  const trend = trendWords({ made, total }, record?.before ?? null);
  const swatch = BAND_STYLES[heatMapBand(made, total)].background;
  return (
    <li className="border-b border-line last:border-none">
      <button
        type="button"
        disabled={total === 0}
        className="flex w-full gap-3 rounded-control py-2 text-start not-disabled:hover:bg-sunken disabled:cursor-default"
        onClick={() => {
          onZone(zone);
        }}
      >
        <span
          aria-hidden
          className={`mt-1 size-3.5 shrink-0 rounded-sm border border-ink/15 ${swatch}`}
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1 text-sm">{zoneDisplayName(zone)}</span>
            <span className="text-sm text-muted figures">{`${made}/${total}`}</span>
            <span className={`w-13 text-end figures ${total === 0 ? 'text-muted' : 'font-bold'}`}>
              {formatPercent(percentage(made, total))}
            </span>
          </span>
          <span className="block text-xs text-muted figures">
            {certaintyWords({ made, total })}
          </span>
          {trend !== null && <span className="block text-xs text-muted figures">{trend}</span>}
        </span>
      </button>
    </li>
  );
}

interface ZoneBreakdownProps {
  readonly records: readonly HeatMapRecord[];
  readonly onZone: (zone: ZoneId) => void;
}

/** All 14 zones as a list, for players who prefer reading numbers. */
export function ZoneBreakdown({ records, onZone }: ZoneBreakdownProps) {
  const byZone = new Map(records.map((record) => [record.zone, record]));
  return (
    <>
      <p className="mb-1 text-xs text-muted">
        {t('Below each zone: where your real accuracy likely is.')}
      </p>
      <ul>
        {ZONE_IDS.map((zone) => (
          <ZoneRow key={zone} zone={zone} record={byZone.get(zone)} onZone={onZone} />
        ))}
      </ul>
    </>
  );
}

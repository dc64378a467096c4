import type { HeatMapRecord } from '@hooplog/contract';
import { heatMapBand, percentage, ZONE_IDS, zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { BAND_STYLES } from '../../components/accuracy/band-style.ts';

interface ZoneRowProps {
  readonly zone: ZoneId;
  readonly made: number;
  readonly total: number;
}

function ZoneRow({ zone, made, total }: ZoneRowProps) {
  const swatch = BAND_STYLES[heatMapBand(made, total)].background;
  return (
    <li className="flex min-h-10 items-center gap-3 border-b border-line py-1.5 last:border-none">
      <span aria-hidden className={`size-3.5 shrink-0 rounded-sm border border-ink/15 ${swatch}`} />
      <span className="min-w-0 flex-1 text-[0.9375rem] leading-tight">{zoneDisplayName(zone)}</span>
      <span className="text-sm text-muted figures">{`${made}/${total}`}</span>
      <span className="w-13 text-right font-bold figures">{`${percentage(made, total)}%`}</span>
    </li>
  );
}

/** All 14 zones as a list: the court's numbers for those who read rather than look. */
export function ZoneBreakdown({ records }: { readonly records: readonly HeatMapRecord[] }) {
  const byZone = new Map(records.map((record) => [record.zone, record]));
  return (
    <ul>
      {ZONE_IDS.map((zone) => {
        const record = byZone.get(zone);
        return (
          <ZoneRow key={zone} zone={zone} made={record?.made ?? 0} total={record?.total ?? 0} />
        );
      })}
    </ul>
  );
}

import { detailBand, detailZoneLabel, formatPercent, percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { BAND_STYLES } from '../../components/accuracy/band-style.ts';
import type { DetailZoneStat } from './detail-zones.ts';

function ZoneCard({ zone, made, total }: DetailZoneStat) {
  return (
    <li className="overflow-hidden rounded-card border border-line bg-card">
      <div aria-hidden className={`h-1.5 ${BAND_STYLES[detailBand(made, total)].background}`} />
      <div className="p-3">
        <h3 className="text-sm font-semibold text-muted">{detailZoneLabel(zone)}</h3>
        <p className="mt-1 text-2xl display figures">{formatPercent(percentage(made, total))}</p>
        <p className="mt-1 flex justify-between text-sm text-muted figures">
          <span>{`${made}/${total}`}</span>
          <span>{t('{missed, number} missed', { missed: total - made })}</span>
        </p>
      </div>
    </li>
  );
}

/** One card per zone with shots. */
export function ZoneCards({ zones }: { readonly zones: readonly DetailZoneStat[] }) {
  const shotFrom = zones.filter(({ total }) => total > 0);
  if (shotFrom.length === 0) return <p className="text-muted">{t('No zone data available')}</p>;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {shotFrom.map((stat) => (
        <ZoneCard key={stat.zone} {...stat} />
      ))}
    </ul>
  );
}

import type { LegendEntry } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { BAND_STYLES } from './band-style.ts';

/** The meaning of a court's colours. */
export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <ul
      aria-label={t('Colour legend')}
      className="flex flex-wrap gap-x-4 gap-y-2 text-sm text-muted"
    >
      {entries.map(({ band, label }) => (
        <li key={band} className="flex items-center gap-1.5 figures">
          <span
            aria-hidden
            className={`size-3.5 rounded-sm border border-ink/15 ${BAND_STYLES[band].background}`}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}

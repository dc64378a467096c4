import { formatPercent, percentage, SHOT_KINDS, type ShotKind, type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { KIND_NAMES } from './kind-names-text.ts';

interface KindListProps {
  readonly records: readonly (Totals & { readonly kind: ShotKind })[];
  /** Whether kinds without shots are left out as well. */
  readonly onlyTaken?: boolean;
}

/** Makes and shots of each kind. */
export function KindList({ records, onlyTaken = false }: KindListProps) {
  return (
    <ul>
      {SHOT_KINDS.map((kind) => {
        const { made, total } = records.find((record) => record.kind === kind) ?? {
          made: 0,
          total: 0,
        };
        if (onlyTaken && total === 0) return null;
        return (
          <li
            key={kind}
            className="flex items-baseline gap-3 border-b border-line py-2 last:border-none"
          >
            <span className="min-w-0 flex-1">{KIND_NAMES[kind]}</span>
            <span className="text-sm text-muted figures">
              {total === 0 ? t('No shots yet') : `${made}/${total}`}
            </span>
            <span className="w-13 text-end font-bold figures">
              {total === 0 ? '–' : formatPercent(percentage(made, total))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

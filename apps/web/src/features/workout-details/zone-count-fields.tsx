import { LIMITS, zoneDisplayName } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Input } from '../../components/ui/input.tsx';
import type { ZoneCount } from './zone-counts.ts';

interface ZoneCountFieldsProps {
  readonly counts: readonly ZoneCount[];
  readonly onChange: (counts: readonly ZoneCount[]) => void;
}

/** The typed number of shots; 0 if it is not a number. */
function toCount(text: string): number {
  const count = Math.trunc(Number(text));
  return Number.isNaN(count) ? 0 : Math.min(LIMITS.MAX_SHOTS_PER_WORKOUT, Math.max(0, count));
}

/** Made and missed shots per zone, as number fields. */
export function ZoneCountFields({ counts, onChange }: ZoneCountFieldsProps) {
  const change = (row: ZoneCount, changed: Partial<ZoneCount>) => {
    onChange(counts.map((count) => (count === row ? { ...count, ...changed } : count)));
  };
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="text-start text-muted">
          <th scope="col" className="text-start font-semibold">
            {t('Zone')}
          </th>
          <th scope="col" className="w-20 font-semibold">
            {t('Made')}
          </th>
          <th scope="col" className="w-20 font-semibold">
            {t('Missed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => {
          const name = count.zone === null ? t('Without a zone') : zoneDisplayName(count.zone);
          return (
            <tr key={count.zone ?? 'none'}>
              <th scope="row" className="py-1 pe-2 text-start leading-tight font-medium">
                {name}
              </th>
              {(['made', 'missed'] as const).map((kind) => (
                <td key={kind} className="py-1 pe-1">
                  <Input
                    type="number"
                    inputMode="numeric"
                    min={0}
                    aria-label={
                      kind === 'made'
                        ? t('{zone}, made', { zone: name })
                        : t('{zone}, missed', { zone: name })
                    }
                    value={count[kind]}
                    onChange={(event) => {
                      change(count, { [kind]: toCount(event.target.value) });
                    }}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

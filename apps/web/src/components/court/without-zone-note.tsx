import { type Totals } from '@hooplog/domain';
import { t } from '@hooplog/language';

/** Names the shots that a map leaves out, so that map and totals add up; empty if there are none. */
export function WithoutZoneNote({ shots }: { readonly shots: Totals | undefined }) {
  if (shots === undefined || shots.total === 0) return null;
  const { made, total } = shots;
  return (
    <p className="mt-3 text-sm text-muted figures">
      {t(
        '{total, plural, one {# shot} other {# shots}} without a zone ({made, number} made) {total, plural, one {is} other {are}} not on this map.',
        { total, made },
      )}
    </p>
  );
}

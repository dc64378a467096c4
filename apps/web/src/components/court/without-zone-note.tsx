import { counted, formatCount, plural, type Totals } from '@hooplog/domain';

/** Says which shots a map leaves out, so that it and the totals can be added up; nothing where it has all. */
export function WithoutZoneNote({ shots }: { readonly shots: Totals | undefined }) {
  if (shots === undefined || shots.total === 0) return null;
  const { made, total } = shots;
  return (
    <p className="mt-3 text-sm text-muted figures">
      {`${counted(total, 'shot')} without a zone (${formatCount(made)} made) ${plural(total, 'is', 'are')} not on this map.`}
    </p>
  );
}

import type { Trend } from '@hooplog/contract';
import { SHOT_GROUPS, SHOT_KINDS, type ShotGroup, type ShotKind } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AccuracyChart } from '../../components/charts/accuracy-chart.tsx';
import { periodHead, periodName, periodText } from '../../components/charts/chart-text.ts';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { trendQuery } from './progress-queries.ts';
import type { Asked } from './progress-search.ts';
import { changeText, comparedText, groupName, lineText, sourceText } from './trend-text.ts';

interface TrendCardProps {
  readonly asked: Asked;
  readonly onAsk: (asked: Asked) => void;
}

/** The line by which threes are counted, with a link to change it. */
function WhichLine() {
  const session = useSession();
  if (session.state !== 'signed_in') return null;
  return (
    <p className="mt-2 text-sm text-muted">
      {lineText(session.user.threePointLine)}{' '}
      <Link to="/profile" className="font-semibold underline">
        {t('Choose your line')}
      </Link>
    </p>
  );
}

function Shown({ asked, trend }: { readonly asked: Asked; readonly trend: Trend }) {
  const { unit, points, change, byVideo } = trend;
  return (
    <>
      <p role="status" className="my-2 min-h-18 font-semibold figures sm:min-h-12">
        {changeText(asked.of, trend)}
      </p>
      <AccuracyChart
        joined
        label={
          unit === 'week'
            ? t('{shots} by week', { shots: groupName(asked.of) })
            : t('{shots} by month', { shots: groupName(asked.of) })
        }
        head={periodHead(unit)}
        columns={points.map(({ start, ...shots }) => ({
          key: start,
          name: periodName(unit, start),
          text: periodText(unit, start, shots),
          shots,
        }))}
      />
      <p className="mt-2 text-sm text-muted figures">
        {change !== null && comparedText(change)} {asked.shots === undefined && sourceText(byVideo)}
      </p>
      {asked.of === 'threes' && <WhichLine />}
    </>
  );
}

const optionOf = (group: ShotGroup | ShotKind) => (
  <option key={group} value={group}>
    {groupName(group)}
  </option>
);

/** Accuracy over a period, and whether its change is more than chance. */
export function TrendCard({ asked, onAsk }: TrendCardProps) {
  const query = useQuery({ ...trendQuery(asked), placeholderData: keepPreviousData });
  return (
    <Card aria-labelledby="trend">
      <CardHeading id="trend">{t('Accuracy over time')}</CardHeading>
      <Select
        aria-label={t('Shots')}
        value={asked.of}
        onChange={({ target }) => {
          const of = [...SHOT_GROUPS, ...SHOT_KINDS].find((group) => group === target.value);
          if (of !== undefined) onAsk({ ...asked, of });
        }}
      >
        {SHOT_GROUPS.map(optionOf)}
        <optgroup label={t('By kind of shot')}>{SHOT_KINDS.map(optionOf)}</optgroup>
      </Select>
      <Switch
        label={t('Only shots seen on video')}
        checked={asked.shots === 'by_video'}
        onChange={({ target }) => {
          onAsk({ ...asked, shots: target.checked ? 'by_video' : undefined });
        }}
      />
      <Loaded
        query={query}
        title={t('Your trend could not be loaded')}
        skeleton={<Skeleton className="h-110" />}
      >
        {(trend) => <Shown asked={asked} trend={trend} />}
      </Loaded>
    </Card>
  );
}

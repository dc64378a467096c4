import {
  formatPercent,
  type Interval,
  percentage,
  zoneLabel,
  type ZoneVerdict,
  type ZoneVerdicts,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Card, CardHeading } from '../../components/ui/card.tsx';

const percent = (share: number) => Math.round(100 * share);

interface VerdictProps {
  readonly title: string;
  readonly verdict: ZoneVerdict;
  /** What it means if the difference is more than chance. */
  readonly sure: string;
}

/** Draws the confidence interval of the accuracy on a scale from 0 to 100%. */
function Range({ interval, at }: { readonly interval: Interval; readonly at: number }) {
  const { low, high } = interval;
  return (
    <div aria-hidden className="relative mt-3 h-2 rounded-full bg-sunken">
      <div
        className="absolute inset-y-0 rounded-full bg-accent/45"
        style={{ left: `${100 * low}%`, right: `${100 * (1 - high)}%` }}
      />
      <div
        className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-ink"
        style={{ left: `${at}%` }}
      />
    </div>
  );
}

function Verdict({ title, verdict, sure }: VerdictProps) {
  const { zone, made, total, interval, isSure } = verdict;
  const at = percentage(made, total);
  return (
    <div>
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      <p className="mt-0.5 flex items-baseline justify-between gap-3">
        <span className="text-lg leading-tight font-bold">{zoneLabel(zone)}</span>
        <span className="text-2xl display figures">{formatPercent(at)}</span>
      </p>
      <Range interval={interval} at={at} />
      <p className="mt-2 text-sm text-muted figures">
        {t('{made, number} of {total, number}: most likely you shoot {low}–{high}% from here.', {
          made,
          total,
          low: percent(interval.low),
          high: percent(interval.high),
        })}{' '}
        {isSure ? sure : t('So far this could be luck.')}
      </p>
    </div>
  );
}

/** The best and the weakest zone, and how certain that is; nothing if there are too few shots to tell. */
export function ZonesCard({ verdicts: { best, weakest } }: { readonly verdicts: ZoneVerdicts }) {
  if (best === null || weakest === null) return null;
  return (
    <Card>
      <CardHeading>{t('Best and weakest zone')}</CardHeading>
      <div className="grid gap-6">
        <Verdict
          title={t('Best zone')}
          verdict={best}
          sure={t('That is more than luck: you were better here than elsewhere.')}
        />
        <Verdict
          title={t('Weakest zone')}
          verdict={weakest}
          sure={t('That is more than bad luck: you were weaker here than elsewhere.')}
        />
      </div>
    </Card>
  );
}

import type { Conditions } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AccuracyChart } from '../../components/charts/accuracy-chart.tsx';
import { shotsText } from '../../components/charts/chart-text.ts';
import { intervalText } from '../../components/stats/interval-text.ts';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { amongText, bestHourText, bestPlaceText, hoursName } from './conditions-text.ts';
import { conditionsQuery } from './progress-queries.ts';
import type { Asked } from './progress-search.ts';

/** Accuracy at the saved places that appear in films. */
function Places({ found }: { readonly found: Conditions }) {
  if (found.places.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-bold">{t('By place')}</h3>
      <p className="mt-1 text-sm font-semibold figures">{bestPlaceText(found)}</p>
      <ul aria-label={t('Places')} className="mt-2 divide-y divide-line">
        {found.places.map(({ id, name, made, total }) => (
          <li key={id} className="py-2 text-sm figures">
            <p className="font-medium">{name}</p>
            <p className="text-muted">
              {t('{shots} (likely {interval})', {
                shots: shotsText({ made, total }),
                interval: intervalText({ made, total }),
              })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Shown({ found }: { readonly found: Conditions }) {
  return (
    <>
      <p className="min-h-12 text-sm font-semibold figures">{bestHourText(found)}</p>
      {found.hours.length > 1 && (
        <AccuracyChart
          label={t('Accuracy by time of the day')}
          head={t('Time')}
          columns={found.hours.map(({ hour, made, total }) => ({
            key: `${hour}`,
            name: hoursName(hour),
            text: t('{hours}: {shots}', {
              hours: hoursName(hour),
              shots: shotsText({ made, total }),
            }),
            shots: { made, total },
          }))}
        />
      )}
      <Places found={found} />
      <p className="mt-2 text-sm text-muted">{amongText(found.among)}</p>
    </>
  );
}

/** At what time and where the player shoots best. */
export function ConditionsCard({ from, to }: Pick<Asked, 'from' | 'to'>) {
  const query = useQuery({ ...conditionsQuery({ from, to }), placeholderData: keepPreviousData });
  return (
    <Card aria-labelledby="conditions">
      <CardHeading id="conditions">{t('By time of the day')}</CardHeading>
      <Loaded
        query={query}
        title={t('Your times and places could not be loaded')}
        skeleton={<Skeleton className="h-100" />}
      >
        {(found) => <Shown found={found} />}
      </Loaded>
    </Card>
  );
}

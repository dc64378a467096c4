import type { OperatorState } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatBytes } from '../../lib/format/bytes.ts';
import { formatDayAndTime } from '../../lib/format/dates.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { Backups } from './backups.tsx';

const QUEUE_STATES: Readonly<Record<OperatorState['jobs'][number]['state'], string>> = {
  ready: t('waiting'),
  later: t('to be tried again later'),
  running: t('running'),
  failed: t('given up'),
};

function factsOf({ versions, storage }: OperatorState): readonly (readonly [string, string])[] {
  return [
    ['Hooplog', versions.hooplog],
    ['Node', versions.node],
    ['PostgreSQL', versions.postgresql],
    [t('Videos are stored'), storage.kind === 's3' ? t('in an S3 bucket') : t('on this disk')],
    [t('Free on the disk'), formatBytes(storage.freeBytes)],
    [t('Uploads'), storage.hasRoom ? t('are accepted') : t('are refused: there is no room')],
  ];
}

type Failed = OperatorState['failed'][number];

function FailedJob({ job }: { readonly job: Failed }) {
  const timeZone = useTimeZone();
  const { mutate, isPending } = useChange(callOf('POST /api/operator/jobs/:id'), {
    failed: t('The job could not be started again'),
    refresh: ['/api/operator/state', '/api/operator/log'],
  });
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{job.job}</p>
        <p className="text-sm text-muted">
          {t('Given up {moment} after {tries, plural, one {# try} other {# tries}}', {
            moment: formatDayAndTime(job.failedAt, timeZone),
            tries: job.tries,
          })}
        </p>
        {job.error !== null && <p className="mt-1 text-sm wrap-anywhere">{job.error}</p>}
      </div>
      <Button
        size="sm"
        variant="secondary"
        pending={isPending}
        aria-label={t('Try again: {job}', { job: job.job })}
        onClick={() => {
          mutate({ params: { id: job.id } });
        }}
      >
        {t('Try again')}
      </Button>
    </li>
  );
}

function Queue({ jobs, failed }: OperatorState) {
  return (
    <Card aria-labelledby="queue">
      <CardHeading id="queue">{t('Queue')}</CardHeading>
      {jobs.length === 0 && <p className="text-muted">{t('Nothing waits.')}</p>}
      <dl className="divide-y divide-line">
        {jobs.map(({ job, state, count }) => (
          <div key={`${job} ${state}`} className="flex justify-between gap-3 py-2">
            <dt>{t('{job}, {state}', { job, state: QUEUE_STATES[state] })}</dt>
            <dd className="font-semibold figures">{count}</dd>
          </div>
        ))}
      </dl>
      {failed.length > 0 && (
        <>
          <h3 className="mt-5 mb-3 font-bold">{t('Given up')}</h3>
          <ul className="divide-y divide-line">
            {failed.map((job) => (
              <FailedJob key={job.id} job={job} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** Placeholders of installation, queue and backups, as high as with an empty queue. */
const StateSkeleton = () => (
  <div className="grid items-start gap-5 lg:grid-cols-2">
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="h-25 rounded-card" />
    <Skeleton className="h-52 rounded-card" />
  </div>
);

/** Versions, storage, queue and backups. */
export function State() {
  const query = useQuery({ ...queryOf('GET /api/operator/state'), staleTime: 0 });
  return (
    <Loaded query={query} title={t('The state could not be loaded')} skeleton={<StateSkeleton />}>
      {(state) => (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Card aria-labelledby="installation">
            <CardHeading id="installation">{t('Installation')}</CardHeading>
            <dl className="divide-y divide-line">
              {factsOf(state).map(([name, value]) => (
                <div key={name} className="flex justify-between gap-3 py-2">
                  <dt className="text-muted">{name}</dt>
                  <dd className="text-end font-medium figures">{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Queue {...state} />
          {/* Loads separately, so it comes last and moves nothing. */}
          <Backups />
        </div>
      )}
    </Loaded>
  );
}

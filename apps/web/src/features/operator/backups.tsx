import type { BackupState } from '@hooplog/contract';
import { rich, t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatBytes } from '../../lib/format/bytes.ts';
import { formatDayAndTime } from '../../lib/format/dates.ts';
import { relativeTime } from '../../lib/format/relative-time.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { backupWarning, PROBLEM_TEXT } from './backup-text.ts';

const POLL_MS = 2000;

const isMaking = (state: BackupState | undefined) =>
  state !== undefined && (state.isWaiting || state.running !== null);

function Warning({ text }: { readonly text: string }) {
  return (
    <p className="flex items-start gap-3 rounded-control bg-sunken p-3 text-sm font-semibold">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}

function factsOf(
  { schedule, last }: BackupState,
  timeZone: string,
): readonly (readonly [name: string, value: string, more?: string])[] {
  return [
    ...(last === null
      ? []
      : ([
          [
            t('Last backup'),
            relativeTime(last.endedAt, new Date()),
            formatDayAndTime(last.endedAt, timeZone),
          ],
          [t('Size'), formatBytes(last.bytes)],
          [t('Folder'), last.path],
        ] as const)),
    ...(schedule === null
      ? []
      : ([
          [t('Next backup'), formatDayAndTime(schedule.nextAt, timeZone)],
          [
            t('Kept'),
            t('{count, plural, one {the newest one} other {the newest #}}', {
              count: schedule.kept,
            }),
          ],
        ] as const)),
  ];
}

function Failed({ failed }: { readonly failed: NonNullable<BackupState['failed']> }) {
  const timeZone = useTimeZone();
  return (
    <div>
      <h3 className="font-bold">{t('The last try failed')}</h3>
      <p className="text-sm text-muted">{formatDayAndTime(failed.endedAt, timeZone)}</p>
      <p className="mt-1">{PROBLEM_TEXT[failed.problem]}</p>
      {failed.detail !== null && (
        <p dir="ltr" className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-muted">
          {failed.detail}
        </p>
      )}
    </div>
  );
}

function InProgress({ running }: Pick<BackupState, 'running'>) {
  const { bytes = 0, totalBytes = null } = running ?? {};
  return (
    <div role="status">
      <p className="mb-2 figures">
        {running === null
          ? t('The backup is about to begin.')
          : totalBytes === null
            ? t('Backing up: {done} so far', { done: formatBytes(bytes) })
            : t('Backing up: {done} of {total}', {
                done: formatBytes(bytes),
                total: formatBytes(totalBytes),
              })}
      </p>
      <Progress
        label={t('Backup')}
        value={totalBytes === null || totalBytes === 0 ? null : bytes / totalBytes}
      />
    </div>
  );
}

function BackUpNow() {
  const { mutate, isPending } = useChange(callOf('POST /api/operator/backups'), {
    failed: t('The backup could not be started'),
    refresh: ['/api/operator/backups', '/api/operator/log'],
  });
  return (
    <Button
      variant="secondary"
      pending={isPending}
      onClick={() => {
        mutate({});
      }}
    >
      {t('Back up now')}
    </Button>
  );
}

function HowToRestore({ restore }: Pick<BackupState, 'restore'>) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {t('How to restore this backup')}
      </summary>
      <p className="text-sm text-muted">
        {t(
          'Stop Hooplog, then run these commands on its machine. The old folder stays beside the new one. At the end, the program says whether all files are there.',
        )}
      </p>
      <pre
        dir="ltr"
        // Scrolls sideways by keyboard, too.
        tabIndex={0}
        aria-label={t('Commands')}
        className="mt-2 overflow-x-auto rounded-control bg-sunken p-3 text-sm"
      >
        {restore.join('\n')}
      </pre>
    </details>
  );
}

function BackupsNow({ state }: { readonly state: BackupState }) {
  const timeZone = useTimeZone();
  const { schedule, running, last, failed, restore, isOld } = state;
  const warning = backupWarning(state);
  return (
    <div className="space-y-4">
      {warning !== null && <Warning text={warning} />}
      {last !== null && last.missing > 0 && (
        <Warning
          text={t(
            '{count, plural, one {# file that the database names was} other {# files that the database names were}} lost before this backup was made.',
            { count: last.missing },
          )}
        />
      )}
      <dl className="divide-y divide-line empty:hidden">
        {factsOf(state, timeZone).map(([name, value, more]) => (
          <div key={name} className="flex justify-between gap-3 py-2 first:pt-0">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 text-end font-medium wrap-anywhere figures">
              {value}
              {more !== undefined && <span className="block text-sm font-normal">{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {failed !== null && <Failed failed={failed} />}
      {schedule === null && isOld && (
        <p className="text-sm text-muted">
          {rich(
            'Set <setting>BACKUP_DIR</setting> to a folder on another disk and restart Hooplog: it then makes a backup every night.',
            { setting: (text) => <code>{text}</code> },
          )}
        </p>
      )}
      {isMaking(state) ? <InProgress running={running} /> : schedule !== null && <BackUpNow />}
      {restore.length > 0 && <HowToRestore restore={restore} />}
    </div>
  );
}

/** The backups of the installation: the last, the next, problems, and how to restore. */
export function Backups() {
  const query = useQuery({
    ...queryOf('GET /api/operator/backups'),
    staleTime: 0,
    refetchInterval: ({ state }) => (isMaking(state.data) ? POLL_MS : false),
  });
  return (
    <Card aria-labelledby="backups" className="min-w-0">
      <CardHeading id="backups">{t('Backups')}</CardHeading>
      <Loaded
        query={query}
        title={t('The backups could not be loaded')}
        skeleton={<Skeleton className="h-64" />}
      >
        {(state) => <BackupsNow state={state} />}
      </Loaded>
    </Card>
  );
}

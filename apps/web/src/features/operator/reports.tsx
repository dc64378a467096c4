import type { ReportedMessage } from '@hooplog/contract';
import type { ReportReason } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { REPORT_REASON_TEXT } from '../../components/chat/report-reason-text.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { call } from '../../lib/api-client/call.ts';
import { formatDayAndTime } from '../../lib/format/dates.ts';
import { formatList } from '../../lib/format/list.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { ActDialog } from './act-dialog.tsx';

const NONE = (
  <EmptyState
    picture="talk"
    title={t('No report waits')}
    text={t('Messages that players report are listed here until you answer them.')}
  />
);

const reasonsOf = (reasons: readonly ReportReason[]) =>
  formatList(reasons.map((reason) => REPORT_REASON_TEXT[reason]));

function placeOf({ squad, isGone }: ReportedMessage): string {
  const place =
    squad === null
      ? t('In the community chat, or a squad that is gone')
      : t('In the chat of the squad {name}', { name: squad.name });
  return isGone ? t('{place} · no longer shown there', { place }) : place;
}

type Act = 'remove_message' | 'keep_message';

interface ReportProps {
  readonly report: ReportedMessage;
  readonly onAct: (act: Act) => void;
}

function Report({ report, onAct }: ReportProps) {
  const timeZone = useTimeZone();
  const { content, reasons, reportedAt, author, isGone } = report;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <p className="text-sm font-semibold">{reasonsOf(reasons)}</p>
      <blockquote
        dir="auto"
        className="my-2 rounded-control bg-sunken p-3 wrap-anywhere whitespace-pre-wrap"
      >
        {content}
      </blockquote>
      <p className="text-sm wrap-anywhere text-muted">
        {t('By {author}, reported {moment}', {
          author: author.name === null ? author.email : `${author.name} (${author.email})`,
          moment: formatDayAndTime(reportedAt, timeZone),
        })}
      </p>
      <p className="text-sm wrap-anywhere text-muted">{placeOf(report)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isGone && (
          <Button
            size="sm"
            variant="danger"
            onClick={() => {
              onAct('remove_message');
            }}
          >
            {t('Remove message')}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            onAct('keep_message');
          }}
        >
          {isGone ? t('Close report') : t('Keep message')}
        </Button>
      </div>
    </li>
  );
}

interface AnswerProps {
  readonly id: string;
  readonly act: Act;
  readonly onClose: () => void;
}

function Answer({ id, act, onClose }: AnswerProps) {
  const isRemoval = act === 'remove_message';
  return (
    <ActDialog
      question={isRemoval ? t('Remove this message?') : t('Keep this message?')}
      text={
        isRemoval
          ? t('Only its author still sees it, and can read your reason.')
          : t('All reports of it are answered. Its author can read your reason.')
      }
      deed={isRemoval ? t('Remove message') : t('Keep message')}
      send={(reason) =>
        call('POST /api/operator/reports/:id', { params: { id }, body: { act, reason } })
      }
      refresh="/api/operator/reports"
      onClose={onClose}
    />
  );
}

/** Reported messages that are waiting for a decision. */
export function Reports() {
  const [asked, setAsked] = useState<{ id: string; act: Act } | null>(null);
  const query = useQuery({ ...queryOf('GET /api/operator/reports'), staleTime: 0 });
  return (
    <Card>
      <Loaded
        query={query}
        title={t('The reports could not be loaded')}
        skeleton={<Skeleton className="h-64" />}
      >
        {(reports) =>
          reports.length === 0 ? (
            NONE
          ) : (
            <ul className="divide-y divide-line">
              {reports.map((report) => (
                <Report
                  key={report.id}
                  report={report}
                  onAct={(act) => {
                    setAsked({ id: report.id, act });
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {asked !== null && (
        <Answer
          {...asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </Card>
  );
}

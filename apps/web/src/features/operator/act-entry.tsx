import type { ActOnMe } from '@hooplog/contract';
import type { ReactNode } from 'react';
import { formatDayAndTime } from '../../lib/format/dates.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { ACT_TEXT } from './act-text.ts';

interface ActEntryProps {
  readonly entry: ActOnMe;
  /** Secondary line below. */
  readonly children?: ReactNode;
}

/** One operator action: what, on what, why and when. */
export function ActEntry({ entry, children }: ActEntryProps) {
  const timeZone = useTimeZone();
  const { act, about, reason, createdAt } = entry;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="font-semibold">{ACT_TEXT[act]}</p>
      {about !== null && (
        <p dir="auto" className="my-1 text-start wrap-anywhere whitespace-pre-wrap">
          {about}
        </p>
      )}
      {reason !== '' && (
        <p dir="auto" className="text-start text-sm wrap-anywhere whitespace-pre-wrap">
          {reason}
        </p>
      )}
      <p className="text-sm wrap-anywhere text-muted">
        <time dateTime={createdAt}>{formatDayAndTime(createdAt, timeZone)}</time>
      </p>
      {children !== undefined && <p className="text-sm wrap-anywhere text-muted">{children}</p>}
    </li>
  );
}

import { localDayOf } from '@hooplog/domain';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Progress } from '../../features/progress/progress.tsx';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';

const route = getRouteApi('/guarded/progress');

/** /progress; the selection is in the address, so that it survives a reload. */
export function ProgressPage() {
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());
  const navigate = route.useNavigate();
  return (
    <Progress
      today={localDayOf(now, timeZone)}
      search={route.useSearch()}
      onSearch={(search) => {
        void navigate({ search, replace: true, resetScroll: false });
      }}
    />
  );
}

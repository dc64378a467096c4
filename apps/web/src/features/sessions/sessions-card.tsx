import type { SignedInDevice } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { LogOut, MonitorSmartphone, QrCode } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { call } from '../../lib/api-client/call.ts';
import { deviceName } from '../../lib/device/device-name.ts';
import { formatDay, formatLocalDay } from '../../lib/format/dates.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { withBase } from '../../lib/base-path.ts';

/** The devices on which the user is signed in. */
const sessionsQuery = queryOf('GET /api/auth/sessions');

const end = (which: { readonly id: string } | 'others') =>
  which === 'others'
    ? call('DELETE /api/auth/sessions', {})
    : call('DELETE /api/auth/sessions/:id', { params: which });

/** Signs out one device, or all others. */
const useEndSessions = () =>
  useChange(end, {
    failed: t('The device could not be signed out'),
    refresh: ['/api/auth/sessions'],
  });

/** "Signed in Nov 20, 2026 · last used Sat, Nov 21, 2026"; unknown parts are omitted. */
function datesOf({ startedAt, lastUsedDay }: SignedInDevice, timeZone: string): string {
  const start = startedAt === null ? null : formatDay(startedAt, timeZone);
  const last = lastUsedDay === null ? null : formatLocalDay(lastUsedDay);
  if (start !== null && last !== null) {
    return t('Signed in {start} · last used {last}', { start, last });
  }
  if (start !== null) return t('Signed in {day}', { day: start });
  return last === null ? '' : t('last used {day}', { day: last });
}

interface DeviceRowProps {
  readonly device: SignedInDevice;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const timeZone = useTimeZone();
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{deviceName(device.device)}</p>
        <p className="text-sm text-muted">{datesOf(device, timeZone)}</p>
      </div>
      {device.isCurrent ? (
        <span className="text-sm font-semibold">{t('This device')}</span>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          disabled={isEnding}
          aria-label={t('Sign out {device}', { device: deviceName(device.device) })}
          onClick={onEnd}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}

/** The devices on which the player is signed in; a lost or lent device can be signed out here. */
export function SessionsCard() {
  const query = useQuery(sessionsQuery);
  const { mutate, isPending } = useEndSessions();
  return (
    <Card aria-labelledby="sessions">
      <CardHeading
        id="sessions"
        description={t('Sign out devices you no longer use or don’t recognise.')}
      >
        {t('Signed-in devices')}
      </CardHeading>
      <Loaded
        query={query}
        title={t('Your devices could not be loaded')}
        skeleton={<Skeleton className="h-16" />}
      >
        {(devices) => (
          <ul className="divide-y divide-line">
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isEnding={isPending}
                onEnd={() => {
                  mutate({ id: device.id });
                }}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Button asChild variant="secondary" className="me-2 mt-3">
        <a href={withBase('/link')}>
          <QrCode aria-hidden /> {t('Sign In a Phone')}
        </a>
      </Button>
      {query.data !== undefined && query.data.length > 1 && (
        <Button
          variant="secondary"
          className="mt-3"
          pending={isPending}
          onClick={() => {
            mutate('others');
          }}
        >
          <LogOut aria-hidden /> {t('Sign Out Everywhere Else')}
        </Button>
      )}
    </Card>
  );
}

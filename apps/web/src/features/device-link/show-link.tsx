import { rich, t } from '@hooplog/language';
import { CircleCheck, QrCode as QrCodeIcon } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { CopyLinkButton } from '../../components/ui/copy-link-button.tsx';
import { deviceName } from '../../lib/device/device-name.ts';
import { QrCode } from './qr-code.tsx';
import { useDeviceLink } from './use-device-link.ts';

interface MakeButtonProps {
  readonly label: string;
  readonly isMaking: boolean;
  readonly onMake: () => void;
}

function MakeButton({ label, isMaking, onMake }: MakeButtonProps) {
  return (
    <Button size="lg" className="w-full" pending={isMaking} onClick={onMake}>
      <QrCodeIcon aria-hidden /> {label}
    </Button>
  );
}

function OnThisMachineOnly() {
  return (
    <p>
      {rich(
        'Only this machine can reach Hooplog, so a phone cannot. Start it with <code>npm start -- --lan</code>, then come back here.',
        { code: (text) => <code className="whitespace-nowrap">{text}</code> },
      )}
    </p>
  );
}

/** Signs the player's phone in: a code to scan, and its status. */
export function ShowLink() {
  const { make, isMaking, isMade, problem, address, state, device } = useDeviceLink();
  const isWaiting = isMade && state === 'waiting';
  return (
    <div className="space-y-5">
      <div role="status" className="space-y-5 empty:hidden">
        {isWaiting && address === null && <OnThisMachineOnly />}
        {isWaiting && address !== null && (
          <p>
            {t(
              'Scan it with the phone’s camera. It works once, within two minutes: whoever scans it is signed in as you.',
            )}
          </p>
        )}
        {state === 'used' && (
          <p className="flex items-start gap-2 font-semibold">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-made" />
            {t('{device} is signed in now.', { device: deviceName(device ?? '') })}
          </p>
        )}
        {state === 'expired' && <p>{t('The two minutes are up: that code no longer works.')}</p>}
      </div>
      {isWaiting && address !== null && (
        <>
          <QrCode text={address} label={t('Code that signs a phone in')} />
          <div className="text-center">
            <CopyLinkButton url={address} />
          </div>
        </>
      )}
      {problem !== null && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      {!isMade && <MakeButton label={t('Show Code')} isMaking={isMaking} onMake={make} />}
      {isMade && state !== 'waiting' && (
        <MakeButton label={t('Show a New Code')} isMaking={isMaking} onMake={make} />
      )}
    </div>
  );
}

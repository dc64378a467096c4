import type { Place } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { PlaceOffer } from '../../components/places/place-offer.tsx';
import { usePlaces } from '../../lib/queries/places.ts';
import { AskedPoint } from './asked-point.tsx';
import { CourtEditor } from './court-editor.tsx';
import { CourtForm } from './court-form.tsx';
import { CourtReport } from './court-report.tsx';
import { PointActions } from './point-actions.tsx';
import type { Size } from './room.ts';
import { type KnownCourt, useCourtSetup } from './use-court-setup.ts';
import type { NewCourt } from './use-remember-place.ts';

interface CourtSetupProps {
  readonly known: KnownCourt;
  /** Size of the picture in which the court is marked, displayed px. */
  readonly frame: Size;
  /** Renders that picture; `ref` receives its element and `over` draws over it. */
  readonly picture: (
    ref: RefObject<HTMLVideoElement | null>,
    over: (picture: ReactNode) => ReactNode,
  ) => ReactNode;
  /** The saved place to start from; null for none. */
  readonly from: Place | null;
  readonly isSaving: boolean;
  readonly problem: string | null;
  readonly onSave: (court: NewCourt) => void;
  /** Returns without changing anything. */
  readonly onLeave: () => void;
}

/** Marks the court over a picture, so that every shot gets its zone. */
export function CourtSetup(props: CourtSetupProps) {
  const { known, frame, picture, from, isSaving, problem, onSave, onLeave } = props;
  const setup = useCourtSetup(known, from, frame);
  const { place } = setup;
  const places = usePlaces(frame);
  const player = useRef<HTMLVideoElement>(null);
  const [snaps, setSnaps] = useState(true);
  const headingId = useId();
  const isUnmarked = known.court === null;
  // Court lines that the program found do not keep the player from choosing a saved place.
  const isOwn = !isUnmarked && known.source === 'user';
  const leaveText = isUnmarked ? t('Continue without the court') : t('Cancel');
  return (
    <section aria-labelledby={headingId} className="space-y-4">
      <div>
        <h2 id={headingId} className="font-bold">
          {t('Where is the court?')}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {t(
            'Tap each point in the picture, or drag it there. Skip what is not in it. Then we know where you stood for every shot.',
          )}
        </p>
      </div>
      {place === null && !isOwn && <PlaceOffer places={places} onUse={setup.use} />}
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
        {/* Limited in height, so that the controls below stay within reach. */}
        <div className="space-y-3 [--frame-height:52svh]">
          <AskedPoint setup={setup} />
          {picture(player, (shown) => (
            <CourtEditor
              video={player}
              frame={frame}
              marking={setup.marking}
              floor={setup.floor}
              selected={setup.selected}
              snaps={snaps}
              hasRoom={setup.hasRoom}
              onSelect={setup.select}
              onChange={setup.change}
              onPlaced={setup.selectNext}
            >
              {shown}
            </CourtEditor>
          ))}
          <PointActions setup={setup} />
          <CourtReport setup={setup} leaveText={leaveText} onLeave={onLeave} />
        </div>
        <CourtForm
          setup={setup}
          places={places}
          snaps={snaps}
          isSaving={isSaving}
          problem={problem}
          leaveText={leaveText}
          onSnaps={setSnaps}
          onSave={onSave}
          onLeave={onLeave}
        />
      </div>
    </section>
  );
}

import { t } from '@hooplog/language';
import { Suspense, useState } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import type { CountView } from '../../../lib/device-count/protocol.ts';
import { CourtSetup, useRememberPlace } from '../../court-marking/court-marking.tsx';
import { CameraPicture } from '../camera/camera-picture.tsx';
import type { ProposedCourt } from './proposed-court.ts';

interface MarkCourtProps {
  /** The view when marking began. */
  readonly view: CountView;
  readonly track: MediaStreamTrack;
  /** The court to start from; null if nothing is known. */
  readonly proposed: ProposedCourt | null;
  readonly onMarked: (court: ProposedCourt) => void;
  readonly onLeave: () => void;
}

/** Marking the court lines in the camera picture before the film starts. */
export function MarkCourt(props: MarkCourtProps) {
  const { view, track, onMarked, onLeave } = props;
  // Fixed at the start: the line search goes on, and the marks must not change under a finger.
  const [proposed] = useState(props.proposed);
  const remember = useRememberPlace();
  const { ring } = view;
  return (
    <div className="h-dvh overflow-y-auto bg-page p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] text-ink">
      <h1 className="sr-only">{t('Mark the court')}</h1>
      <Suspense fallback={<Skeleton className="h-120" />}>
        <CourtSetup
          known={{
            draftKey: null,
            rim: ring,
            court: proposed === null ? null : proposed.marks.map(asPairs),
            lines: proposed?.kind ?? null,
            source: proposed === null ? null : 'found',
          }}
          frame={view}
          from={null}
          isSaving={false}
          problem={null}
          picture={(ref, over) => over(<CameraPicture ref={ref} track={track} />)}
          onSave={(court) => {
            onMarked({ kind: court.lines, marks: court.court });
            if (ring !== null) remember(court, { ...view, rim: ring });
          }}
          onLeave={onLeave}
        />
      </Suspense>
    </div>
  );
}

interface Pairs {
  image: [number, number];
  court: [number, number];
}

const asPairs = ({ image, court }: ProposedCourt['marks'][number]): Pairs => ({
  image: [...image],
  court: [...court],
});

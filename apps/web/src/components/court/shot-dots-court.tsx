import { courtLines } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { CourtFrame } from './court-frame.tsx';
import { CourtLines } from './court-lines.tsx';
import { toPath } from './drawing.ts';
import type { ShotPlace } from '../../lib/shot-place/shot-place.ts';
import { ShotDots } from './shot-dots.tsx';
import { ShotErrors } from './shot-errors.tsx';
import type { PlacedShot } from './shot-places.ts';

interface ShotDotsCourtProps {
  readonly shots: readonly (PlacedShot & ShotPlace)[];
  readonly className?: string;
}

const FLOOR = courtLines().find(({ name }) => name === 'boundary')?.points ?? [];

/** A plain court with every shot at its spot, and the error of the spot. */
export function ShotDotsCourt({ shots, className }: ShotDotsCourtProps) {
  const made = shots.filter(({ outcome }) => outcome === 'made').length;
  return (
    <CourtFrame
      role="img"
      label={t(
        'Court with {shots, plural, one {# shot} other {# shots}}: {made} made, {missed} missed',
        { shots: shots.length, made, missed: shots.length - made },
      )}
      {...(className === undefined ? {} : { className })}
    >
      <path d={toPath(FLOOR, true)} className="fill-sunken" />
      <ShotErrors shots={shots} />
      <CourtLines lines={courtLines()} />
      <ShotDots shots={shots} />
    </CourtFrame>
  );
}

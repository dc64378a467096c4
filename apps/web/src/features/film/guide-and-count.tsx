import type { Assignment } from '@hooplog/contract';
import { Counting } from './count/counting.tsx';
import { Framing } from './framing/framing.tsx';
import type { Filming } from './use-filming.ts';

interface GuideAndCountProps {
  readonly filming: Filming;
  readonly track: MediaStreamTrack;
  /** The assigned workout to film for; null for none. */
  readonly target: Assignment | null;
  readonly drillKey: string | undefined;
}

/** The screens shown while the camera is on. They are one chunk: if the guide loads, so does everything that counts. */
export function GuideAndCount({ filming, track, ...goal }: GuideAndCountProps) {
  const { phase } = filming;
  return phase === 'framing' || phase === 'countdown' ? (
    <Framing filming={filming} track={track} />
  ) : (
    <Counting filming={filming} track={track} {...goal} />
  );
}

import type { Assignment } from '@hooplog/contract';
import { Counting } from './count/counting.tsx';
import { Framing } from './framing/framing.tsx';
import type { Filming } from './use-filming.ts';

interface GuideAndCountProps {
  readonly filming: Filming;
  readonly track: MediaStreamTrack;
  /** What is filmed for; null for nothing. */
  readonly target: Assignment | null;
  readonly drillKey: string | undefined;
}

/** What is seen while the camera is on. One part of the page: where there is a guide to start from, there is all that counts. */
export function GuideAndCount({ filming, track, ...goal }: GuideAndCountProps) {
  const { phase } = filming;
  return phase === 'framing' || phase === 'countdown' ? (
    <Framing filming={filming} track={track} />
  ) : (
    <Counting filming={filming} track={track} {...goal} />
  );
}

import type { Rim } from '@hooplog/contract';
import type { RefObject } from 'react';
import { Loupe } from '../../components/film-frame/loupe.tsx';
import { type PictureView, placeInWindow } from './picture-view.ts';
import { RingOutline } from './ring-outline.tsx';

interface RingLoupeProps {
  readonly picture: RefObject<HTMLVideoElement | HTMLImageElement | null>;
  readonly rim: Rim;
  readonly frame: { readonly width: number; readonly height: number };
  readonly view: PictureView;
}

/** Reach around the rim, in half widths of the rim: its net, and where it is being moved. */
const ROOM = 2.2;
/** Minimum reach as a share of the picture's width: a rim farther away has no more detail to show. */
const MIN_SHARE = 0.03;

/** Magnifies the rim. */
export function RingLoupe({ picture, rim, frame, view }: RingLoupeProps) {
  return (
    <Loupe
      picture={picture}
      frame={frame}
      centre={{ x: rim.cx, y: rim.cy }}
      reach={Math.max(ROOM * rim.rx, ROOM * rim.ry, MIN_SHARE * frame.width)}
      finger={placeInWindow(view, { x: rim.cx / frame.width, y: rim.cy / frame.height })}
    >
      <RingOutline rim={rim} />
    </Loupe>
  );
}

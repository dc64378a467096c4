import { courtLandmarks, courtLines, type LandmarkId } from '@hooplog/domain';
import { type FloorFit, overlayLines } from '@hooplog/vision/court';
import { type ReactNode, type RefObject, useState } from 'react';
import { cn } from '../../components/ui/cn.ts';
import { frameStyle } from '../../components/film-frame/frame-style.ts';
import { MarkLoupe } from './mark-loupe.tsx';
import { MarkHandle } from './mark-handle.tsx';
import { type Marking, withPoint } from './marking.ts';
import { OverlayLines } from '../../components/film-frame/overlay-lines.tsx';
import { type Box, boxIn, pictureOf, ROOM_SHARE, roomAround, type Size } from './room.ts';
import { snapPoint } from './snap.ts';
import { useDrag } from './use-drag.ts';

interface CourtEditorProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly frame: Size;
  readonly marking: Marking;
  readonly floor: FloorFit | null;
  /** Null when no point is left to set. */
  readonly selected: LandmarkId | null;
  readonly snaps: boolean;
  /** Whether there is a margin around the picture for points outside of it. */
  readonly hasRoom: boolean;
  readonly onSelect: (id: LandmarkId) => void;
  /** Several moves may come between two renders, so each is an update of the previous state. */
  readonly onChange: (change: (before: Marking) => Marking) => void;
  /** A point was placed: select the next one. */
  readonly onPlaced: (id: LandmarkId) => void;
  /** The picture; it fills its parent. */
  readonly children: ReactNode;
}

/** The court over a frame of the video, to be dragged onto its lines. */
export function CourtEditor(props: CourtEditorProps) {
  const { video, frame, marking, floor, selected, snaps, hasRoom, children } = props;
  const { onSelect, onChange, onPlaced } = props;
  const [isNudging, setIsNudging] = useState(false);
  // The view during a drag. A point dragged out of the picture adds the margin only when the drag ends, so that nothing
  // shrinks under a finger.
  const [held, setHeld] = useState<Box | null>(null);
  const view = held ?? (hasRoom ? roomAround(frame) : pictureOf(frame));
  const landmarks = courtLandmarks(marking.lines);
  const current = marking.points.find(({ id }) => id === selected);
  const lines =
    floor === null ? [] : overlayLines(floor, courtLines(marking.lines), frame, ROOM_SHARE);

  const snapped = (id: LandmarkId) => {
    if (!snaps) return;
    const isCrossing = landmarks.find((landmark) => landmark.id === id)?.crossing === true;
    onChange((before) => {
      const point = before.points.find((candidate) => candidate.id === id);
      const place = point && snapPoint(video.current, point, isCrossing, frame);
      return place == null ? before : withPoint(before, id, () => place, frame);
    });
  };
  const moveBy = (id: LandmarkId, dx: number, dy: number) => {
    onChange((before) => withPoint(before, id, ({ x, y }) => ({ x: x + dx, y: y + dy }), frame));
  };
  /** The point that a drag moves: the one under the finger, else the selected one. */
  const moved = (grabbed: string | null) =>
    marking.points.find(({ id }) => id === grabbed)?.id ?? selected;
  const drag = useDrag({
    view,
    onMove: (grabbed, dx, dy) => {
      const id = moved(grabbed);
      if (id === null) return;
      setHeld(view);
      onSelect(id);
      moveBy(id, dx, dy);
    },
    onDrop: (grabbed) => {
      setHeld(null);
      const id = moved(grabbed);
      if (id !== null) snapped(id);
    },
    onTap: (grabbed, place) => {
      const touched = marking.points.find(({ id, isSet }) => id === grabbed && isSet);
      if (touched !== undefined && touched.id !== selected) {
        onSelect(touched.id);
        return;
      }
      if (selected === null) return;
      onChange((before) => withPoint(before, selected, () => place, frame));
      snapped(selected);
      onPlaced(selected);
    },
  });
  return (
    <div
      className="relative mx-auto w-full touch-none rounded-control bg-sunken select-none"
      style={frameStyle(frame)}
      onPointerDown={drag.start}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={() => {
        setHeld(null);
        drag.cancel();
      }}
    >
      <div
        className={cn('absolute overflow-hidden', view.x === 0 ? 'rounded-control' : 'rounded-xs')}
        style={boxIn(pictureOf(frame), view)}
      >
        {children}
      </div>
      <svg
        aria-hidden
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className="pointer-events-none absolute inset-0 size-full overflow-hidden rounded-control"
      >
        <OverlayLines lines={lines} />
      </svg>
      {marking.points.map(
        (point, index) =>
          !point.isSkipped && (
            <MarkHandle
              key={point.id}
              point={point}
              label={landmarks.find(({ id }) => id === point.id)?.label ?? ''}
              number={index + 1}
              isSelected={point.id === selected}
              frame={frame}
              view={view}
              onSelect={() => {
                onSelect(point.id);
              }}
              onNudge={(dx, dy) => {
                setIsNudging(true);
                moveBy(point.id, dx, dy);
              }}
              onBlur={() => {
                setIsNudging(false);
              }}
            />
          ),
      )}
      {(drag.isDragging || isNudging) && current !== undefined && (
        <MarkLoupe video={video} point={current} lines={lines} frame={frame} view={view} />
      )}
    </div>
  );
}

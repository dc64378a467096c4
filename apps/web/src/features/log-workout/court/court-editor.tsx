import { courtLandmarks, courtLines, type LandmarkId } from '@hooplog/domain';
import { type FloorFit, overlayLines } from '@hooplog/vision/court';
import { type ReactNode, type RefObject, useState } from 'react';
import { frameStyle } from '../video/frame-style.ts';
import { MarkLoupe } from './mark-loupe.tsx';
import { MarkHandle } from './mark-handle.tsx';
import { type Marking, type Size, withPoint } from './marking.ts';
import { OverlayLines } from './overlay-lines.tsx';
import { snapPoint } from './snap.ts';
import { useDrag } from './use-drag.ts';

interface CourtEditorProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly frame: Size;
  readonly marking: Marking;
  readonly floor: FloorFit | null;
  readonly selected: LandmarkId;
  readonly snaps: boolean;
  readonly onSelect: (id: LandmarkId) => void;
  /** Several moves may come between two renderings, so each is told as a change of what was before. */
  readonly onChange: (change: (before: Marking) => Marking) => void;
  /** A point was put where it belongs: on to the next. */
  readonly onPlaced: (id: LandmarkId) => void;
  /** The picture, filling its parent. */
  readonly children: ReactNode;
}

/** The court over a frame of the video, to be dragged onto its lines. */
export function CourtEditor(props: CourtEditorProps) {
  const { video, frame, marking, floor, selected, snaps, children } = props;
  const { onSelect, onChange, onPlaced } = props;
  const [isNudging, setIsNudging] = useState(false);
  const landmarks = courtLandmarks(marking.lines);
  const current = marking.points.find(({ id }) => id === selected);
  const lines = floor === null ? [] : overlayLines(floor, courtLines(marking.lines), frame);

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
  /** What a finger moves: the point it came down on, else the selected one, from wherever it is. */
  const moved = (grabbed: string | null) =>
    marking.points.find(({ id }) => id === grabbed)?.id ?? selected;
  const drag = useDrag({
    frame,
    onMove: (grabbed, dx, dy) => {
      onSelect(moved(grabbed));
      moveBy(moved(grabbed), dx, dy);
    },
    onDrop: (grabbed) => {
      snapped(moved(grabbed));
    },
    onTap: (grabbed, place) => {
      const touched = marking.points.find(({ id, isSet }) => id === grabbed && isSet);
      if (touched !== undefined && touched.id !== selected) {
        onSelect(touched.id);
        return;
      }
      onChange((before) => withPoint(before, selected, () => place, frame));
      snapped(selected);
      onPlaced(selected);
    },
  });
  return (
    <div
      className="relative mx-auto w-full touch-none overflow-hidden rounded-control bg-sunken select-none"
      style={frameStyle(frame)}
      onPointerDown={drag.start}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.cancel}
    >
      {children}
      <svg
        aria-hidden
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className="pointer-events-none absolute inset-0 size-full"
      >
        <OverlayLines lines={lines} />
      </svg>
      {marking.points.map((point, index) => (
        <MarkHandle
          key={point.id}
          point={point}
          label={landmarks.find(({ id }) => id === point.id)?.label ?? ''}
          number={index + 1}
          isSelected={point.id === selected}
          frame={frame}
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
      ))}
      {(drag.isDragging || isNudging) && current !== undefined && (
        <MarkLoupe video={video} point={current} lines={lines} frame={frame} />
      )}
    </div>
  );
}

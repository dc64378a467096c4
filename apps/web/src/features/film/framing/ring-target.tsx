import { t } from '@hooplog/language';
import type { RimEllipse } from '@hooplog/vision';
import type { KeyboardEvent, MouseEvent } from 'react';
import { keyedRing, tappedRing } from './tapped-ring.ts';

interface RingTargetProps {
  readonly frame: { readonly width: number; readonly height: number };
  readonly ring: RimEllipse | null;
  readonly onRing: (ring: RimEllipse) => void;
}

/** The tapped point in pixels of a picture that is shown whole and centred in a box. */
function placeIn(
  event: MouseEvent<HTMLElement>,
  { width, height }: RingTargetProps['frame'],
): { x: number; y: number } {
  const box = event.currentTarget.getBoundingClientRect();
  const scale = Math.min(box.width / width, box.height / height);
  return {
    x: (event.clientX - box.left - (box.width - scale * width) / 2) / scale,
    y: (event.clientY - box.top - (box.height - scale * height) / 2) / scale,
  };
}

/** Lets the player point out the rim: a tap marks it; with the keyboard, Enter places it and arrows move it. */
export function RingTarget({ frame, ring, onRing }: RingTargetProps) {
  const middle = { x: frame.width / 2, y: frame.height / 3 };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // Enter and Space fire click events without a position (`detail` 0).
    const tap = event.detail === 0 ? middle : placeIn(event, frame);
    const isInside = tap.x >= 0 && tap.y >= 0 && tap.x <= frame.width && tap.y <= frame.height;
    if (!isInside) return;
    onRing(event.detail === 0 && ring !== null ? ring : tappedRing(tap, ring, frame));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyedRing(event, ring ?? tappedRing(middle, null, frame), frame);
    if (next === null) return;
    event.preventDefault();
    onRing(next);
  };
  return (
    <button
      type="button"
      aria-label={t('Tap the rim in the picture, or move it with the arrow keys')}
      onClick={onClick}
      onKeyDown={onKeyDown}
      className="absolute inset-0 size-full outline-offset-[-4px]"
    />
  );
}

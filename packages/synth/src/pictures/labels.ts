import type { PixelBox, Subject, SubjectKind } from './subjects.ts';
import type { PictureSize } from './place-camera.ts';

/** A box that a detector should find; all values are shares (0 to 1) of the picture. */
interface LabelledBox {
  readonly kind: SubjectKind;
  readonly cx: number;
  readonly cy: number;
  readonly width: number;
  readonly height: number;
  /** Where a person stands on the floor; null outside of the picture and for other kinds. */
  readonly feet: readonly [x: number, y: number] | null;
}

export interface PictureLabels {
  /** Kinds of which every visible object has a box. */
  readonly complete: readonly SubjectKind[];
  readonly boxes: readonly LabelledBox[];
}

/** A subject, and how much of it the picture shows. */
export interface SeenSubject {
  readonly subject: Subject;
  /** Share (0 to 1) of the part inside the picture that is not hidden. */
  readonly shown: number;
  /** A ring behind glass, or seen from behind its board. */
  readonly isDoubtful?: boolean;
}

const KINDS: readonly SubjectKind[] = ['hoop', 'ball', 'person'];

/**
 * For each kind, the minimum share inside the picture, shown share (0 to 1) and pixels for a box. Below a
 * quarter of these shares it counts as absent; in between it is undecided.
 */
const MINIMUM: Record<SubjectKind, { inside: number; shown: number; pixels: number }> = {
  hoop: { inside: 0.7, shown: 0.45, pixels: 7 },
  ball: { inside: 0.5, shown: 0.5, pixels: 4 },
  person: { inside: 0.15, shown: 0.2, pixels: 8 },
};
const ABSENT = 0.25;

function cut(box: PixelBox, { width, height }: PictureSize): PixelBox {
  return {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(width, box.right),
    bottom: Math.min(height, box.bottom),
  };
}

const area = ({ left, top, right, bottom }: PixelBox): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

type Verdict = PixelBox | 'absent' | 'unclear';

function judge({ subject, shown, isDoubtful }: SeenSubject, size: PictureSize): Verdict {
  const min = MINIMUM[subject.kind];
  if (!subject.box) return 'absent';
  const box = cut(subject.box, size);
  const inside = area(box) / area(subject.box);
  if (inside === 0) return 'absent';
  // Glass changes the colours behind it, so that nothing of the subject seems to show.
  if (isDoubtful === true) return 'unclear';
  if (shown < ABSENT * min.shown) return 'absent';
  if (inside < min.inside || shown < min.shown) {
    return subject.kind !== 'hoop' && inside < ABSENT * min.inside ? 'absent' : 'unclear';
  }
  return Math.max(box.right - box.left, box.bottom - box.top) < min.pixels ? 'unclear' : box;
}

function labelOf(
  { kind, feet }: Subject,
  box: PixelBox,
  { width, height }: PictureSize,
): LabelledBox {
  const isInside = feet && feet.x >= 0 && feet.x <= width && feet.y >= 0 && feet.y <= height;
  return {
    kind,
    cx: (box.left + box.right) / 2 / width,
    cy: (box.top + box.bottom) / 2 / height,
    width: (box.right - box.left) / width,
    height: (box.bottom - box.top) / height,
    feet: isInside ? [feet.x / width, feet.y / height] : null,
  };
}

/** Boxes for visible objects; a kind with an object that is only partly visible is not complete. */
export function labelPicture(seen: readonly SeenSubject[], size: PictureSize): PictureLabels {
  const judged = seen.map((one) => ({ subject: one.subject, verdict: judge(one, size) }));
  const unclear = new Set(
    judged.filter(({ verdict }) => verdict === 'unclear').map(({ subject }) => subject.kind),
  );
  return {
    complete: KINDS.filter((kind) => !unclear.has(kind)),
    boxes: judged.flatMap(({ subject, verdict }) =>
      typeof verdict === 'string' ? [] : [labelOf(subject, verdict, size)],
    ),
  };
}

import type { LineKind, PictureTopic, RenderedPicture } from '@hooplog/synth';

/** The class names in every label file of training pictures; a box has an index into this list. */
const CLASSES = ['hoop', 'ball', 'person', 'backboard'] as const;

/** One picture in the label file; all numbers but its size are shares (0 to 1) of it. */
export interface PictureEntry {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly source: 'rendered';
  readonly setup: string;
  readonly view: 'rendered';
  /** Classes of which every visible object has a box. */
  readonly labelled: readonly string[];
  /** The flat box around the ring, without its net. */
  readonly hoop_box: 'ring' | null;
  readonly split: 'train';
  readonly boxes: readonly (readonly [
    kind: number,
    cx: number,
    cy: number,
    w: number,
    h: number,
  ])[];
  /** For each box the person's position on the floor; null for other classes. */
  readonly feet: readonly (readonly [x: number, y: number] | null)[];
  /** For pictures of courts: segments of their lines, hidden parts too. */
  readonly lines?: readonly {
    readonly kind: LineKind;
    readonly points: readonly (readonly [x: number, y: number])[];
  }[];
}

const rounded = (share: number): number => Math.round(share * 1e5) / 1e5;

export function pictureEntry(
  file: string,
  { seed, topic }: { readonly seed: number; readonly topic: PictureTopic },
  { frame, labels, lines }: Pick<RenderedPicture, 'frame' | 'labels' | 'lines'>,
): PictureEntry {
  const { boxes, complete } = labels;
  return {
    file,
    ...{ width: frame.width, height: frame.height, source: 'rendered' },
    ...{ setup: `rendered:${seed}`, view: 'rendered', labelled: complete },
    hoop_box: boxes.some(({ kind }) => kind === 'hoop') ? 'ring' : null,
    split: 'train',
    boxes: boxes.map(({ kind, cx, cy, width, height }) => [
      CLASSES.indexOf(kind),
      ...([rounded(cx), rounded(cy), rounded(width), rounded(height)] as const),
    ]),
    feet: boxes.map(({ feet }) => feet && [rounded(feet[0]), rounded(feet[1])]),
    ...(topic === 'lines' && {
      lines: lines.map(({ kind, points }) => ({
        kind,
        points: points.map(([x, y]) => [rounded(x), rounded(y)] as const),
      })),
    }),
  };
}

/** The label file: one line per picture. */
export function labelFile(entries: readonly PictureEntry[]): string {
  const box = '[class, centre x, centre y, width, height], 0..1 of the picture';
  const head = `{"classes":${JSON.stringify(CLASSES)},"box":${JSON.stringify(box)},"images":[`;
  return `${head}\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;
}

import { t } from '@hooplog/language';
import { type Band, courtLines } from '@hooplog/domain';
import { toDrawing, toPath, VIEW_BOX } from '../court/drawing.ts';
import type { ShareCard } from './share-card.ts';

/** Pixel sizes of the picture: 4:5, the largest post on phones, or a whole phone screen. */
export const CARD_SIZES = {
  post: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const;
export type CardShape = keyof typeof CARD_SIZES;

const WIDTH = CARD_SIZES.post.width;

const MARGIN = 60;
/** Width available for the title. */
const TITLE_WIDTH = 300;
const SURFACE = '#14110f';
const INK = '#f7f2ec';
const MUTED = '#b5aba2';
const EMPTY_ZONE = '#2b2623';
const LINE = 'rgba(247, 242, 236, 0.55)';
const ACCENT = '#ff8a3d';
const [DARK_TEXT, LIGHT_TEXT] = ['#1c1713', '#fbfaf4'];
const FONT = '"Archivo Variable", system-ui, sans-serif';
/** Text size of a court label that fits, in the drawing's units. */
const LABEL_PX = 15;

/** The colour of each band as the page shows it: in the player's palette. */
export type BandColours = (band: Exclude<Band, 'none'>) => string;

/** Date, name if wanted, and the numbers. */
function drawHead(canvas: CanvasRenderingContext2D, card: ShareCard): void {
  canvas.textBaseline = 'alphabetic';
  canvas.textAlign = 'left';
  canvas.fillStyle = ACCENT;
  canvas.font = `750 40px ${FONT}`;
  canvas.fillText(t('Hooplog'), MARGIN, 100);
  if (card.name !== null) {
    const left = MARGIN + canvas.measureText('Hooplog ').width;
    canvas.fillStyle = INK;
    canvas.fillText(card.name, left, 100, WIDTH - left - MARGIN - TITLE_WIDTH);
  }
  canvas.textAlign = 'right';
  canvas.fillStyle = MUTED;
  canvas.font = `500 36px ${FONT}`;
  canvas.fillText(card.title, WIDTH - MARGIN, 100);
  canvas.textAlign = 'left';
  canvas.fillStyle = INK;
  canvas.font = `750 200px ${FONT}`;
  canvas.fillText(card.percent, MARGIN - 8, 300);
  const beside = MARGIN + canvas.measureText(card.percent).width + 24;
  canvas.fillStyle = MUTED;
  canvas.font = `500 44px ${FONT}`;
  if (card.likely !== null) {
    canvas.fillText(card.likely, beside, 300, WIDTH - beside - MARGIN);
  }
  canvas.fillText(card.counts, MARGIN, 370, WIDTH - 2 * MARGIN);
}

type Zone = ShareCard['zones'][number];

function drawLabel(canvas: CanvasRenderingContext2D, { band, label }: Zone): void {
  if (label === null) return;
  const { layout, scale, counts, percent } = label;
  const { x, y } = toDrawing(layout.centre);
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate((layout.turn * Math.PI) / 180);
  canvas.scale(scale, scale);
  canvas.fillStyle = band === 'dark_green' ? LIGHT_TEXT : DARK_TEXT;
  canvas.font = `700 ${LABEL_PX}px ${FONT}`;
  if (layout.lines === 'single') {
    canvas.fillText(`${counts} ${percent}`, 0, 0.36 * LABEL_PX);
  } else {
    canvas.fillText(counts, 0, -0.17 * LABEL_PX);
    canvas.font = `500 ${LABEL_PX}px ${FONT}`;
    canvas.fillText(percent, 0, 0.9 * LABEL_PX);
  }
  canvas.restore();
}

function drawCourt(
  canvas: CanvasRenderingContext2D,
  { zones }: ShareCard,
  colours: BandColours,
): void {
  for (const { outline, band } of zones) {
    const path = new Path2D(toPath(outline, true));
    canvas.fillStyle = band === 'none' ? EMPTY_ZONE : colours(band);
    canvas.strokeStyle = SURFACE;
    canvas.lineWidth = 1.5;
    canvas.fill(path);
    canvas.stroke(path);
  }
  for (const { name, points, closed } of courtLines()) {
    canvas.strokeStyle = name === 'rim' ? ACCENT : LINE;
    canvas.lineWidth = 1.2;
    canvas.stroke(new Path2D(toPath(points, closed)));
  }
  canvas.textAlign = 'center';
  for (const zone of zones) drawLabel(canvas, zone);
}

/** Paints the card on a canvas of that size. */
export function drawShareCard(
  canvas: CanvasRenderingContext2D,
  card: ShareCard,
  shape: CardShape,
  colours: BandColours,
): void {
  const { width, height } = CARD_SIZES[shape];
  canvas.fillStyle = SURFACE;
  canvas.fillRect(0, 0, width, height);
  // A story shows its own controls at both ends: the height beyond that of a post stays empty there.
  const spare = (height - CARD_SIZES.post.height) / 2;
  canvas.save();
  canvas.translate(0, spare);
  drawHead(canvas, card);
  const [left = 0, top = 0, courtWidth = 1, courtHeight = 1] = VIEW_BOX.split(' ').map(Number);
  const scale = (width - 2 * MARGIN) / courtWidth;
  canvas.translate(MARGIN, CARD_SIZES.post.height - MARGIN / 2 - courtHeight * scale);
  canvas.scale(scale, scale);
  canvas.translate(-left, -top);
  drawCourt(canvas, card, colours);
  canvas.restore();
}

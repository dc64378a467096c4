import type { Band } from '@hooplog/domain';

interface BandStyle {
  /** Background of a swatch. */
  readonly background: string;
  /** Fill of a shape on the court. */
  readonly fill: string;
  /** Numbers drawn on the band, as SVG text. */
  readonly text: string;
}

const DARK_TEXT = 'fill-band-ink';

/** Class names of the accuracy bands; the colours of both palettes are in app/styles.css. */
export const BAND_STYLES: Readonly<Record<Band, BandStyle>> = {
  none: { background: 'bg-band-none', fill: 'fill-band-none', text: 'fill-ink' },
  red: { background: 'bg-band-red', fill: 'fill-band-red', text: DARK_TEXT },
  orange: { background: 'bg-band-orange', fill: 'fill-band-orange', text: DARK_TEXT },
  yellow: { background: 'bg-band-yellow', fill: 'fill-band-yellow', text: DARK_TEXT },
  light_green: {
    background: 'bg-band-light-green',
    fill: 'fill-band-light-green',
    text: DARK_TEXT,
  },
  green: { background: 'bg-band-green', fill: 'fill-band-green', text: DARK_TEXT },
  dark_green: {
    background: 'bg-band-dark-green',
    fill: 'fill-band-dark-green',
    text: 'fill-band-ink-inverse',
  },
};

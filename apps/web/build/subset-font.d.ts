declare module 'subset-font' {
  /** The font with all its letters and its axes cut to their ranges. */
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepAllGlyphs: true;
      readonly variationAxes: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}

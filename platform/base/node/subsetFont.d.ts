declare module 'subset-font' {
  /** The font with these characters alone, and with what `variationAxes` keeps of each axis, by its tag. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

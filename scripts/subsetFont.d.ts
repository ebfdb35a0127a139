declare module 'subset-font' {
  /**
   * @param font file of a typeface
   * @param text its characters stay
   * @param options `variationAxes`: what stays of an axis, by its tag
   * @returns file of the smaller typeface
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}

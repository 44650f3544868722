/** Converts pictures for pages. */
export interface Images {
  /**
   * Returns the picture re-encoded, upright, no side longer than `longestSide`, without metadata and anything else in the file. Undefined
   * when it cannot be read or has more pixels than any photograph.
   */
  redraw(
    picture: Uint8Array,
    longestSide: number,
  ): Promise<{ bytes: Uint8Array; contentType: 'image/webp' | 'image/png' } | undefined>
}

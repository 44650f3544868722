/** Makes pictures fit for pages. */
export interface Images {
  /**
   * The picture drawn anew, upright, no side longer than `longestSide`, without the metadata of the camera and anything else that the
   * file held. Undefined when it cannot be read or has more pixels than any photograph.
   */
  redraw(
    picture: Uint8Array,
    longestSide: number,
  ): Promise<{ bytes: Uint8Array; contentType: 'image/webp' | 'image/png' } | undefined>
}

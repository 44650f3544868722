/** A provider's findings in a picture. */
export interface ImageFindings {
  /** The recognised text; empty without any. */
  text: string
  /** Labels in English, the surest first. */
  labels: string[]
}

/**
 * Recognises text and objects of a picture, at an external provider. An installation without one has no such port: then pages read pictures
 * by themselves.
 */
export interface ImageAnalysis {
  /** The provider's name: users see it before they send a picture. */
  service: 'googleCloudVision'
  /**
   * `unreadable`: the provider cannot decode the bytes. `unavailable`: it is unreachable or rejects us, which is logged. Never throws for
   * either.
   */
  analyse(picture: Uint8Array): Promise<ImageFindings | 'unreadable' | 'away'>
}

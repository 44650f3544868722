/** What somebody outside made of a picture. */
export interface ImageFindings {
  /** All that can be read in it; empty when that is nothing. */
  text: string
  /** What is to be seen in it, in English, the surest first. */
  labels: string[]
}

/**
 * Reads and names what is in a picture, at a provider outside. An installation without one has no such port: then pages read pictures
 * by themselves.
 */
export interface ImageAnalysis {
  /** Who it is: people are told before they send a picture there. */
  service: 'googleCloudVision'
  /**
   * `unreadable`: the provider can make nothing of these bytes. `unavailable`: it cannot be reached, or refuses us; an operator has been told
   * why. Never throws for either.
   */
  analyse(picture: Uint8Array): Promise<ImageFindings | 'unreadable' | 'away'>
}

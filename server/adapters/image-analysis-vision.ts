import { z } from 'zod'
import type { ImageAnalysis, ImageFindings } from '#server/ports/image-analysis.ts'

export interface VisionSettings {
  /** https://vision.googleapis.com/v1/images:annotate, or the address of a peer that speaks the same. */
  url: string
  key: string
  /** Told why the service did not answer; never with the key or anything of the picture. */
  onFailure: (failure: unknown) => void
  /** Longer, and a person with a drum before them would type the name. */
  timeout?: number
}

/** Product specification §3 and §8: label and text detection, 10 results each. */
const maxResults = 10
const features = [
  { type: 'LABEL_DETECTION', maxResults: maxResults },
  { type: 'TEXT_DETECTION', maxResults: maxResults },
]

const annotation = z.object({ description: z.string() })
const responseSchema = z.object({
  responses: z.tuple([
    z.object({
      labelAnnotations: z.array(annotation).default([]),
      textAnnotations: z.array(annotation).default([]),
      error: z.object({ code: z.number() }).optional(),
    }),
  ]),
})

/** Of Google's canonical codes the one that blames the picture: what it cannot read, it calls an invalid argument. */
const invalidArgument = 3

/**
 * Google Cloud Vision by `images:annotate`. Each picture is asked about once: it is paid for, and somebody waits. The key goes in a header,
 * because addresses end up in logs, and to no other host.
 */
export function visionImageAnalysis({ url, key, onFailure, timeout = 15_000 }: VisionSettings): ImageAnalysis {
  async function requestFindings(picture: Uint8Array): Promise<ImageFindings | 'unreadable'> {
    const content = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength).toString('base64')
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
      body: JSON.stringify({ requests: [{ image: { content }, features }] }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`Google Cloud Vision answered ${response.status}`)
    }
    const { responses } = responseSchema.parse(await response.json())
    const [{ labelAnnotations, textAnnotations, error }] = responses
    if (error?.code === invalidArgument) return 'unreadable'
    if (error !== undefined) throw new Error(`Google Cloud Vision could not analyse a picture: code ${error.code}`)
    // The first of the texts is all of them, the others are its words, which say nothing more.
    const [whole] = textAnnotations.slice(0, maxResults)
    return { text: whole?.description.trim() ?? '', labels: labelAnnotations.slice(0, maxResults).map(named) }
  }

  return {
    service: 'googleCloudVision',
    analyse: async (picture) => {
      try {
        return await requestFindings(picture)
      } catch (failure) {
        onFailure(failure)
        return 'away'
      }
    },
  }
}

const named = ({ description }: z.infer<typeof annotation>): string => description

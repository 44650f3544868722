import { z } from 'zod'
import type { ImageAnalysis, ImageFindings } from '#server/ports/image-analysis.ts'

export interface VisionSettings {
  /** https://vision.googleapis.com/v1/images:annotate, or a compatible server. */
  url: string
  key: string
  /** Called with the reason when the service fails; never with the key or anything of the picture. */
  onFailure: (failure: unknown) => void
  /** Milliseconds: after that, typing the name is faster. */
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

/** INVALID_ARGUMENT of Google's canonical codes: the picture cannot be read. */
const invalidArgument = 3

/**
 * Google Cloud Vision by `images:annotate`. Each picture is sent once: a request costs money, and a user waits. The key goes in a header,
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
    // The first of the texts is the whole text, the others are its parts.
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

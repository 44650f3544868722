import { MediaError, type OpenMedia } from '#src/machines/call/call-peer.ts'

const refusedNames = new Set(['NotAllowedError', 'SecurityError'])

/** Microphone and camera; the microphone alone where a video call finds no camera. What comes too late is let go. */
export const openMedia: OpenMedia = async (medium, signal) => {
  // Browsers keep it from a page that was not served over TLS.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (devices === undefined) throw new MediaError('denied')
  const stream = await ask(devices, medium === 'video').catch((error: unknown) => {
    if (isRefused(error)) throw new MediaError('denied')
    if (medium === 'audio') throw new MediaError('missing')
    return ask(devices, false).catch((again: unknown) => {
      throw new MediaError(isRefused(again) ? 'denied' : 'missing')
    })
  })
  if (signal.aborted) for (const track of stream.getTracks()) track.stop()
  return stream
}

const ask = (devices: MediaDevices, video: boolean) => devices.getUserMedia({ audio: true, video })

const isRefused = (error: unknown): boolean => error instanceof DOMException && refusedNames.has(error.name)

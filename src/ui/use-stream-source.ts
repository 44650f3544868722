import { useCallback, type RefCallback } from 'react'

/** Shows what a camera or the other side sends: a `ref` for a `video` or `audio` element. */
export function useStreamSource(stream: MediaStream | null): RefCallback<HTMLMediaElement> {
  return useCallback(
    (element) => {
      if (element === null) return
      element.srcObject = stream
      return () => {
        element.srcObject = null
      }
    },
    [stream],
  )
}

import { useCallback, type RefCallback } from 'react'

/** Shows bytes that have no address: a `ref` that gives the element one inside this page, as long as it stands. */
export function useBytesSource(bytes: Blob): RefCallback<HTMLImageElement | HTMLMediaElement> {
  return useCallback(
    (element) => {
      if (element === null) return
      const address = URL.createObjectURL(bytes)
      element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [bytes],
  )
}

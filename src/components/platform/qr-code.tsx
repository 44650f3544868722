import { lazy, Suspense } from 'react'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { QrCodeProps } from './qr-drawing.tsx'

// Loaded with the first code that is shown: few pages have one.
const QrDrawing = lazy(async () => ({ default: (await withinChunkLimit(import('./qr-drawing.tsx'))).QrDrawing }))

/** A QR code, to be scanned from the screen or printed. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
      <QrDrawing {...props} />
    </Suspense>
  )
}

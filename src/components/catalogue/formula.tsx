import { Fragment } from 'react'
import { formulaParts } from '#src/lib/formula-parts.ts'
import { Isolate } from '#src/ui/isolate.tsx'

/** A molecular formula with its counts as subscripts, left to right in every language. */
export function Formula({ text }: { text: string }) {
  return (
    <Isolate>
      {formulaParts(text).map((part, at) =>
        // A formula is never rearranged: the place of a part is its identity.
        part.subscript ? <sub key={at}>{part.text}</sub> : <Fragment key={at}>{part.text}</Fragment>,
      )}
    </Isolate>
  )
}

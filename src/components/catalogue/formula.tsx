import { Fragment } from 'react'
import { formulaParts } from '#src/lib/formula-parts.ts'
import { Isolate } from '#src/ui/isolate.tsx'

/** A molecular formula with its counts as subscripts and its charge above, left to right in every language. */
export function Formula({ text }: { text: string }) {
  return (
    <Isolate>
      {formulaParts(text).map(({ text: shown, level }, at) => {
        const Level = level === 'line' ? Fragment : level
        // A formula is never rearranged: the place of a part is its identity.
        return <Level key={at}>{shown}</Level>
      })}
    </Isolate>
  )
}

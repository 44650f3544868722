import { useState } from 'react'
import { useFlow } from '#src/flow/use-flow.ts'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { isCasNumber, normaliseCasNumber } from '#src/lib/cas-number.ts'
import { knownSubstanceMachine } from '#src/machines/listing/known-substance.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

interface KnownSubstanceProps {
  typed: string
  /** Fills what is empty, and returns how many fields that were. */
  onFill: (product: components['schemas']['Product']) => number
}

/** Offers to fill in what the catalogue knows of the CAS number that was typed. */
export function KnownSubstance({ typed, onFill }: KnownSubstanceProps) {
  const casNumber = normaliseCasNumber(typed)
  return isCasNumber(casNumber) ? <Known key={casNumber} casNumber={casNumber} onFill={onFill} /> : null
}

function Known({ casNumber, onFill }: { casNumber: string; onFill: KnownSubstanceProps['onFill'] }) {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const [flow] = useFlow(knownSubstanceMachine, { casNumber })
  const [filled, setFilled] = useState<number>()
  const product = flow.context.results
  if (product === null) return null
  return (
    <Notice
      tone={filled === undefined ? 'info' : 'success'}
      title={text('selling:known.title', { name: isolated(local(product, 'name'), language) })}
      actions={filled === undefined && <Button onClick={() => setFilled(onFill(product))}>{text('selling:known.fill')}</Button>}
    >
      {text(filled === undefined ? 'selling:known.offer' : 'selling:known.filled', { count: filled ?? 0 })}
    </Notice>
  )
}

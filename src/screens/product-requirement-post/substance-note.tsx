import { useFlow } from '#src/flow/use-flow.ts'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { isCasNumber, normaliseCasNumber } from '#src/lib/cas-number.ts'
import { substanceNamingMachine } from '#src/machines/listing/substance-naming.machine.ts'

/** What the number that is being typed stands for: the check digit misses one wrong digit in ten, the name does not. */
export function SubstanceNote({ typed }: { typed: string }) {
  const text = useText()
  const casNumber = normaliseCasNumber(typed)
  return isCasNumber(casNumber) ? <Named key={casNumber} casNumber={casNumber} /> : text('requirement:post.casHint')
}

function Named({ casNumber }: { casNumber: string }) {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const [flow] = useFlow(substanceNamingMachine, { query: { search: casNumber }, pageSize: 1 })
  const product = flow.context.items.find((listed) => listed.casNumber === casNumber)
  if (product !== undefined) return text('requirement:post.casKnown', { name: isolated(local(product, 'name'), language) })
  return text(flow.hasTag('filled') || flow.hasTag('empty') ? 'requirement:post.casUnknown' : 'requirement:post.casHint')
}

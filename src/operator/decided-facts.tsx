import { FactList } from '#src/components/platform/fact-list.tsx'
import type { components } from '#src/generated/schema.ts'
import type { Text } from '#src/i18n/i18n.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Section } from '#src/ui/page.tsx'
import type { Column } from '#src/ui/table.tsx'
import { WrittenText } from './written-text.tsx'

type Decided = components['schemas']['Decided']

/** Who decided, when and why; nothing of what waits. */
export function DecidedFacts({ decided, outcome }: { decided: Decided | undefined; outcome?: string | undefined }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  if (decided === undefined) return null
  return (
    <Section title={text('operator:decided.title')}>
      <FactList
        facts={[
          { name: text('operator:decided.outcome'), value: outcome },
          { name: text('operator:decided.by'), value: deciderOf(decided, text) },
          { name: text('operator:decided.at'), value: formatDateTime(decided.at) },
        ]}
      />
      {decided.reason !== undefined && <WrittenText>{decided.reason}</WrittenText>}
    </Section>
  )
}

const deciderOf = ({ by }: Decided, text: Text) => (by === undefined ? text('operator:decided.unknown') : <Isolate>{by}</Isolate>)

/** The columns of a list of what was decided. */
export function useDecidedColumns<Item extends { decided?: Decided }>(
  outcomeOf: (item: Item) => string,
): readonly Column<Item>[] {
  const text = useText()
  const { formatDateTime } = useFormat()
  const missing = text('app:missing')
  return [
    { id: 'outcome', header: text('operator:decided.outcome'), cell: outcomeOf },
    {
      id: 'by',
      header: text('operator:decided.by'),
      cell: ({ decided }) => (decided === undefined ? missing : deciderOf(decided, text)),
    },
    {
      id: 'decidedAt',
      header: text('operator:decided.at'),
      cell: ({ decided }) => (decided === undefined ? missing : formatDateTime(decided.at)),
    },
  ]
}

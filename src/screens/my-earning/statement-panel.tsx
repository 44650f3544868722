import { useState } from 'react'
import { FileButton } from '#src/components/platform/file-button.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { latestPeriods } from '#src/lib/latest-periods.ts'
import { statementFileMachine } from '#src/machines/payment/statement-file.machine.ts'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { savesFile } from '#src/ui/save-file.ts'
import { SelectField } from '#src/ui/select-field.tsx'

const savingMachine = statementFileMachine.provide({ actions: savesFile })

export interface StatementPanelProps {
  /** Those that the seller has or had earnings in. */
  currencies: readonly string[]
}

/** The statement of one of the last twelve months in one currency, as PDF or CSV. */
export function StatementPanel({ currencies }: StatementPanelProps) {
  const text = useText()
  const { formatMonth } = useFormat()
  const [months] = useState(() => latestPeriods('month', new Date()).toReversed())
  const [start, choose] = useState(months[0] ?? '')
  const [chosen, chooseCurrency] = useState<string | undefined>(undefined)
  const currency = chosen ?? currencies[0] ?? ''
  return (
    <Stack gap={4}>
      <Cluster gap={4}>
        <SelectField
          label={text('money:statement.month')}
          options={months.map((each) => ({ value: each, label: formatMonth(each) }))}
          value={start}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <SelectField
          label={text('money:statement.currency')}
          options={currencies.map((each) => ({ value: each, label: each }))}
          value={currency}
          onChange={(event) => chooseCurrency(event.currentTarget.value)}
        />
      </Cluster>
      <Cluster>
        {(['pdf', 'csv'] as const).map((format) => (
          <StatementButton key={format} format={format} month={start.slice(0, 7)} currency={currency} />
        ))}
      </Cluster>
    </Stack>
  )
}

function StatementButton({ format, month, currency }: { format: 'pdf' | 'csv'; month: string; currency: string }) {
  const text = useText()
  const [flow, actor] = useFlow(savingMachine)
  return (
    <FileButton
      flow={flow}
      onAsk={() =>
        actor.send({
          type: 'file.asked',
          wanted: { month, currency, format },
          fileName: `statement-${month}-${currency}.${format}`,
        })
      }
    >
      {text(`money:statement.${format}`)}
    </FileButton>
  )
}

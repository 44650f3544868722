import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { currentText } from '#src/i18n/i18n.ts'
import { useText } from '#src/i18n/use-text.ts'
import { refusedRowsMachine } from '#src/machines/operator/refused-rows.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { refusedRowsFile } from './import-tables.ts'

const savingMachine = refusedRowsMachine.provide({
  actions: {
    saveRows: (_, { rows }) => {
      const text = currentText()
      const labels = { line: text('operator:imports.line'), reason: text('operator:imports.faults') }
      saveFile(refusedRowsFile(rows, labels), 'refused-rows.csv')
    },
  },
})

/** Takes the refused rows with their reasons as a table, to be mended and loaded again. */
export function RefusedRowsButton({ importId }: { importId: string }) {
  const text = useText()
  const [flow, actor] = useFlow(savingMachine, { importId })
  return (
    <Stack gap={2}>
      <p>{text('operator:imports.retry.lead')}</p>
      <Cluster>
        <Button
          icon="download"
          busy={flow.hasTag('busy')}
          busyLabel={text('fields:document.fetching')}
          onClick={() => actor.send({ type: 'rows.asked' })}
        >
          {text('operator:imports.retry.act')}
        </Button>
      </Cluster>
      {flow.hasTag('failed') && <Notice tone="error">{failureText(flow.context.failure, text)}</Notice>}
    </Stack>
  )
}

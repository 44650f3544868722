import { FileButton } from '#src/components/platform/file-button.tsx'
import type { components } from '#src/generated/schema.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { apiLanguages, type Language } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/use-text.ts'
import { packingListNumber } from '#src/lib/packing-list-number.ts'
import { packingListFileMachine } from '#src/machines/order/packing-list-file.machine.ts'
import { savesFile } from '#src/ui/save-file.ts'

const savingMachine = packingListFileMachine.provide({ actions: savesFile })

export interface PackingListProps {
  shipmentId: string
  /** Of the order; one is the delivery note of the shipment, and the list has its number. */
  invoices: components['schemas']['Order']['invoices']
  language: Language
}

/** The packing list of what was dispatched, for both sides; nothing before there is a delivery note. */
export function PackingList({ shipmentId, invoices, language }: PackingListProps) {
  const text = useText()
  const [flow, actor] = useFlow(savingMachine)
  const note = invoices.find((invoice) => invoice.shipmentId === shipmentId)
  if (note === undefined) return null
  return (
    <FileButton
      compact
      flow={flow}
      onAsk={() =>
        actor.send({
          type: 'file.asked',
          wanted: { id: shipmentId, language: apiLanguages[language] },
          fileName: `${packingListNumber(note.number)}.pdf`,
        })
      }
    >
      {text('order:details.packingList')}
    </FileButton>
  )
}

import { failureText } from '#src/components/platform/failure-text.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { TicketForm } from '#src/forms/support/ticket-form.tsx'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useLocal, useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { isOrder } from '#src/machines/order/order-kind.ts'
import { orderListMachine } from '#src/machines/order/order-list.machine.ts'
import { ticketRaisingMachine } from '#src/machines/support/ticket-raising.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Card } from '#src/ui/card.tsx'
import { Section } from '#src/ui/page.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

/** Most questions are about one of the latest orders. */
const offeredOrders = 20

/** Asking the staff something, about an order or about anything. */
export function RaisingSection() {
  const text = useText()
  const [flow, actor] = useFlow(ticketRaisingMachine)
  const draft = useFormDraft(draftNames.ticket)
  const { failure } = flow.context
  const fields = fieldErrors(failure)
  const message = failureText(failure, text)
  return (
    <Section title={text('support:raising.title')} lead={text('support:raising.lead')}>
      <Card>
        <TicketForm
          orders={useOrders()}
          busy={flow.hasTag('busy')}
          message={message}
          serverFields={fields}
          draft={draft}
          onRaise={(ticket) => actor.send({ type: 'form.submitted', input: { body: ticket } })}
        />
      </Card>
    </Section>
  )
}

/** The latest orders of the side that somebody acts on. When they cannot be had, a ticket names none. */
function useOrders() {
  const text = useText()
  const local = useLocal()
  const { language } = useLanguage()
  const [flow] = useFlow(orderListMachine, { query: {}, pageSize: offeredOrders })
  return flow.context.items.filter(isOrder).map(({ _id, number, item }) => ({
    value: _id,
    label: text('support:raising.orderOption', { number: isolated(number, language), name: local(item, 'name') }),
  }))
}

import { raiseTicketBody } from '#src/generated/bodies/raiseTicket.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { SelectField, type SelectOption } from '#src/ui/select-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

export type TicketFields = components['schemas']['NewTicket']

const names = ['topic', 'subject', 'message', 'orderId'] as const
const schema = contractFields(raiseTicketBody, names)
const topics = raiseTicketBody.properties.topic.enum

interface Values {
  topic: TicketFields['topic'] | ''
  subject: string
  message: string
  orderId: string
}

export interface TicketFormProps {
  /** Orders to choose from; none when they could not be had. */
  orders: readonly SelectOption[]
  busy: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onRaise: (ticket: TicketFields) => void
}

/** A question to the marketplace's staff. */
export function TicketForm({ orders, busy, message, serverFields, draft, onRaise }: TicketFormProps) {
  const text = useText()
  const form = useContractForm<Values, TicketFields>({
    schema,
    defaultValues: useDraft<Values>({ topic: '', subject: '', message: '', orderId: '' }, draft),
    serverFields,
  })
  return (
    <FormFrame onChange={() => draft.keep(form.getValues())} onSubmit={form.handleSubmit(onRaise)}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <SelectField
        label={text('support:raising.topic')}
        required
        placeholder={text('support:raising.chooseTopic')}
        options={topics.map((topic) => ({ value: topic, label: text(`support:topic.${topic}`) }))}
        {...fieldOf(form, 'topic')}
      />
      {orders.length > 0 && (
        <SelectField
          label={text('support:raising.order')}
          placeholder={text('support:raising.noOrder')}
          options={orders}
          {...fieldOf(form, 'orderId')}
        />
      )}
      <TextField label={text('support:raising.subject')} required dir="auto" readOnly={busy} {...fieldOf(form, 'subject')} />
      <TextArea
        label={text('support:raising.message')}
        hint={text('support:raising.messageHint')}
        required
        readOnly={busy}
        {...fieldOf(form, 'message')}
      />
      <Cluster>
        <Button type="submit" variant="primary" icon="send" busy={busy} busyLabel={text('support:raising.busy')}>
          {text('support:raising.submit')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}

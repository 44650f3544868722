import { replyTicketBody } from '#src/generated/bodies/replyTicket.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

const schema = contractFields(replyTicketBody, ['message'])

export interface TicketReplyFormProps {
  /** The staff has answered, so that a reply hands the ticket back to it. */
  answered: boolean
  busy: boolean
  /** What was sent must not change: nobody knows yet whether it has arrived. */
  locked: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onReply: (message: string) => void
}

/** Another message in an own ticket. */
export function TicketReplyForm({ answered, busy, locked, message, serverFields, draft, onReply }: TicketReplyFormProps) {
  const text = useText()
  const form = useContractForm<{ message: string }>({ schema, defaultValues: useDraft({ message: '' }, draft), serverFields })
  return (
    <FormFrame onChange={() => draft.keep(form.getValues())} onSubmit={form.handleSubmit((values) => onReply(values.message))}>
      <FormProblems message={message} serverFields={serverFields} shown={['message']} />
      <TextArea
        label={text('support:ticket.reply')}
        hint={answered ? text('support:ticket.replyAnswered') : undefined}
        required
        readOnly={busy || locked}
        {...fieldOf(form, 'message')}
      />
      <Cluster>
        <Button
          type="submit"
          variant="primary"
          icon="send"
          busy={busy}
          disabled={locked}
          busyLabel={text('support:ticket.sending')}
        >
          {text('support:ticket.send')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}

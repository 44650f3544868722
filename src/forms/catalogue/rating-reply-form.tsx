import { replyToRatingBody } from '#src/generated/bodies/replyToRating.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'

export interface RatingReplyFormProps {
  /** The present one; empty when there is none. */
  reply: string
  busy: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  onSend: (reply: { text: string }) => void
  onCancel: () => void
}

const names = ['text'] as const
const schema = contractFields(replyToRatingBody, names)

/** What a seller has to say to a rating. */
export function RatingReplyForm({ reply, busy, message, serverFields, onSend, onCancel }: RatingReplyFormProps) {
  const text = useText()
  const form = useContractForm<{ text: string }>({ schema, defaultValues: { text: reply }, serverFields })
  return (
    <FormFrame onSubmit={form.handleSubmit(onSend)}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <TextArea
        label={text('catalogue:reviews.replyText')}
        hint={text('catalogue:reviews.replyHint')}
        required
        readOnly={busy}
        dir="auto"
        rows={3}
        {...fieldOf(form, 'text')}
      />
      <Cluster>
        <Button type="submit" variant="primary" busy={busy} busyLabel={text('catalogue:reviews.replying')}>
          {text('catalogue:reviews.replySend')}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          {text('catalogue:reviews.cancel')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}

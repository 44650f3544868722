import { AttachmentsField, type AttachmentsFieldProps } from '#src/forms/document/attachments-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'
import { answerDisputeBody } from '#src/generated/bodies/answerDispute.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { TextArea } from '#src/ui/text-area.tsx'

const schema = contractFields(answerDisputeBody, ['text'])
const shown = ['text', 'attachments']

/** The most files that go with one answer. */
export const mostFiles = answerDisputeBody.properties.attachments.maxItems

export interface DisputeAnswerFormProps extends Pick<AttachmentsFieldProps, 'attachments' | 'actor'> {
  busy: boolean
  /** What was sent must not change: nobody knows yet whether it has arrived. */
  locked: boolean
  /** A file is on its way, or was not taken. */
  incomplete: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onAnswer: (text: string) => void
}

/** What a side writes in a dispute, with files that show it. */
export function DisputeAnswerForm(props: DisputeAnswerFormProps) {
  const { attachments, actor, busy, locked, incomplete, message, serverFields, draft, onAnswer } = props
  const text = useText()
  const form = useContractForm<{ text: string }>({ schema, defaultValues: useDraft({ text: '' }, draft), serverFields })
  return (
    <FormFrame
      onChange={() => draft.keep(form.getValues())}
      onSubmit={form.handleSubmit((values) => {
        if (!incomplete) onAnswer(values.text)
      })}
    >
      <FormProblems message={message} serverFields={serverFields} shown={shown} />
      <TextArea
        label={text('dispute:answer.text')}
        hint={text('dispute:answer.hint')}
        required
        readOnly={busy || locked}
        {...fieldOf(form, 'text')}
      />
      <AttachmentsField
        label={text('dispute:answer.files')}
        hint={text('dispute:answer.filesHint', { most: mostFiles })}
        most={mostFiles}
        attachments={attachments}
        error={serverFields['attachments']}
        disabled={busy || locked}
        actor={actor}
      />
      <Cluster>
        <Button
          type="submit"
          variant="primary"
          icon="send"
          busy={busy}
          disabled={locked || incomplete}
          busyLabel={text('dispute:answer.sending')}
        >
          {text('dispute:answer.send')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}

import type { ReactNode } from 'react'
import type { z } from 'zod'
import { requestDocumentBody } from '#src/generated/bodies/requestDocument.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

type DocumentKind = components['schemas']['DocumentKind']
export type DocumentQuestion = Pick<components['schemas']['DocumentQuestion'], 'kind' | 'message'>

const names = ['kind', 'message'] as const
const kinds = requestDocumentBody.properties.kind.enum

interface Values {
  kind: DocumentKind | ''
  message: string
}

export interface DocumentQuestionFormProps {
  /** Which of the kinds the seller has, and how it can be had. */
  held: Readonly<Partial<Record<DocumentKind, ReactNode>>>
  busy: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onAsk: (question: DocumentQuestion) => void
}

/** Which document is needed, and what the seller should know. */
export function DocumentQuestionForm({ held, busy, message, serverFields, draft, onAsk }: DocumentQuestionFormProps) {
  const text = useText()
  const schema = contractFields(requestDocumentBody, names).superRefine(({ kind, message: typed }, context) => {
    if (kind === 'other' && typed === undefined)
      context.addIssue({ code: 'custom', path: ['message'], message: text('document:asking.messageForOther') })
  }) satisfies z.ZodType
  const form = useContractForm<Values, DocumentQuestion>({
    schema,
    defaultValues: useDraft<Values>({ kind: '', message: '' }, draft),
    serverFields,
  })
  return (
    <FormFrame onChange={() => draft.keep(form.getValues())} onSubmit={form.handleSubmit(onAsk)}>
      <FormProblems message={message} serverFields={serverFields} shown={names} />
      <RadioGroup
        label={text('document:asking.kind')}
        required
        cards
        disabled={busy}
        options={kinds.map((kind) => ({
          value: kind,
          label: <strong>{text(`catalogue:document.${kind}`)}</strong>,
          note: held[kind] ?? text(`document:kindHint.${kind}`),
        }))}
        {...fieldOf(form, 'kind')}
      />
      <TextArea
        label={text('document:asking.message')}
        hint={text('document:asking.messageHint')}
        readOnly={busy}
        {...fieldOf(form, 'message')}
      />
      <Cluster>
        <Button type="submit" variant="primary" icon="send" busy={busy} busyLabel={text('document:asking.busy')}>
          {text('document:asking.submit')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}

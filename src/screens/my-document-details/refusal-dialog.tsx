import { failureText } from '#src/components/platform/failure-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { ReasonDialog } from '#src/forms/platform/reason-dialog.tsx'
import { provideDocumentBody } from '#src/generated/bodies/provideDocument.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { DocumentViewProps } from './document-view-props.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

// The contract's one body is for both answers; a refusal needs its reason.
const schema = contractFields({ ...provideDocumentBody, required: ['reason'] }, ['reason'])

/** Asks the seller why the document is not given. */
export function RefusalDialog({ flow, actor }: Pick<DocumentViewProps, 'flow' | 'actor'>) {
  const text = useText()
  const { asked, failure } = flow.context
  if (asked === null) return null
  return (
    <ReasonDialog
      labels={{
        title: text('document:refusal.title'),
        body: text('document:refusal.body'),
        reason: text('document:refusal.reason'),
        hint: text('document:refusal.hint'),
        confirm: text('document:refusal.confirm'),
        back: text('document:refusal.back'),
        busy: text('document:refusal.busy'),
      }}
      schema={schema}
      busy={flow.hasTag('busy')}
      message={failureText(failure, text)}
      serverFields={fieldErrors(failure)}
      onConfirm={(reason) => actor.send({ type: 'action.confirmed', command: { type: 'refuse', reason } })}
      onBack={() => actor.send({ type: 'action.abandoned' })}
    />
  )
}

import { contractFields } from '#src/forms/contract-schema.ts'
import { ReasonDialog } from '#src/forms/reason-dialog.tsx'
import { provideDocumentBody } from '#src/generated/bodies/provideDocument.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { DocumentViewProps } from './document-view-props.ts'

// The contract's one body is for both answers; a refusal needs its reason.
const schema = contractFields({ ...provideDocumentBody, required: ['reason'] }, ['reason'])

const noFields: Readonly<Record<string, string>> = {}

/** Asks the seller why the document is not given. */
export function RefusalDialog({ flow, actor }: Pick<DocumentViewProps, 'flow' | 'actor'>) {
  const text = useText()
  const { asked, failure } = flow.context
  if (asked === null) return null
  return (
    <ReasonDialog
      words={{
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
      message={
        failure === null ? undefined : failure.kind === 'refused' ? failure.message : text(`app:failure.${failure.kind}.short`)
      }
      serverFields={failure?.kind === 'refused' ? failure.fields : noFields}
      onConfirm={(reason) => {
        actor.send({ type: 'action.confirmed', word: { reason } })
      }}
      onBack={() => {
        actor.send({ type: 'action.abandoned' })
      }}
    />
  )
}

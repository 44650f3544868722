import { useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { failureText } from '#src/components/platform/failure-text.ts'
import { BatchCorrectionDialog } from '#src/forms/listing/batch-correction-dialog.tsx'
import { BatchDialog } from '#src/forms/listing/batch-dialog.tsx'
import { CertificateDialog } from '#src/forms/listing/certificate-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { ReasonDialog } from '#src/forms/platform/reason-dialog.tsx'
import { blockProductBatchBody } from '#src/generated/bodies/blockProductBatch.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { BatchCommand, productBatchesMachine } from '#src/machines/listing/product-batches.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'

export interface BatchesViewProps {
  flow: SnapshotFrom<typeof productBatchesMachine>
  actor: Pick<ActorRefFrom<typeof productBatchesMachine>, 'send'>
  product: components['schemas']['ProductBatches']
}

const reasonSchema = contractFields(blockProductBatchBody, ['reason'])

/** The dialog of what is asked about a batch. */
export function BatchDialogs({ flow, actor, product }: BatchesViewProps) {
  const text = useText()
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const { asked, about, failure } = flow.context
  const state = {
    busy: flow.hasTag('busy'),
    message: failureText(failure, text),
    onBack: () => actor.send({ type: 'action.abandoned' }),
  }
  const serverFields = fieldErrors(failure)
  const confirm = (command: BatchCommand) => actor.send({ type: 'action.confirmed', command })
  if (asked === 'add') {
    return (
      <BatchDialog
        {...state}
        product={product}
        today={today}
        serverFields={serverFields}
        onConfirm={(batch, file) => confirm({ type: 'add', batch, file })}
      />
    )
  }
  if (asked === null || about === null) return null
  // What it holds may have changed behind the dialog: a correction is of what is there now.
  const batch = product.batches.find(({ _id }) => _id === about._id) ?? about
  const { _id: batchId, number } = batch
  switch (asked) {
    case 'correct':
      return (
        <BatchCorrectionDialog
          {...state}
          key={batch.quantity.value}
          batch={batch}
          serverFields={serverFields}
          onConfirm={(correction) => confirm({ type: 'correct', batchId, correction })}
        />
      )
    case 'certify':
      return (
        <CertificateDialog
          {...state}
          number={number}
          serverFields={serverFields}
          onConfirm={(file) => confirm({ type: 'certify', batchId, file })}
        />
      )
    case 'block':
      return (
        <ReasonDialog
          {...state}
          labels={{
            title: text('batches:question.block.title', { number }),
            body: text('batches:question.block.body'),
            reason: text('batches:question.block.reason'),
            hint: text('batches:question.block.hint'),
            confirm: text('batches:question.block.confirm'),
            back: text('batches:question.back'),
            busy: text('app:wait'),
          }}
          schema={reasonSchema}
          serverFields={serverFields}
          onConfirm={(reason) => confirm({ type: 'block', batchId, reason })}
        />
      )
    default:
      return (
        <ConfirmDialog
          open
          title={text(`batches:question.${asked}.title`, { number })}
          description={text(`batches:question.${asked}.body`)}
          confirmLabel={text(`batches:question.${asked}.confirm`)}
          cancelLabel={text('batches:question.back')}
          danger={asked === 'remove'}
          busy={state.busy}
          busyLabel={text('app:wait')}
          onConfirm={() => confirm({ type: asked, batchId })}
          onCancel={state.onBack}
        >
          {state.message !== undefined && <Notice tone="error">{state.message}</Notice>}
        </ConfirmDialog>
      )
  }
}

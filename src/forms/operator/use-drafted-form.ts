import { use, useCallback, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type ContractForm, useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { beginDraft, typedDraft } from '#src/lib/typed-draft.ts'
import { useSubscription } from '#src/ui/use-subscription.ts'
import { DraftContext } from './draft-context.ts'

export interface DraftedForm<Values extends FieldValues> extends ContractForm<Values> {
  /** Of what is edited, as it was read. */
  version?: string | undefined
  /** What is never kept, such as files. */
  omitted?: readonly string[] | undefined
}

/** What a form says of the draft that it began with. */
export interface FormDraftState {
  isRestored: boolean
  /** What was typed over is another by now. */
  isStale: boolean
  /** Of what was typed over. */
  version: string | null
  discard: () => void
}

/**
 * A form that keeps what is typed until it has arrived: over an expired session, a reload and a way back (`DraftContext`). No form with a
 * secret in it is made so.
 */
export function useDraftedForm<Values extends FieldValues, Sent = Values>({
  version,
  omitted,
  ...options
}: DraftedForm<Values>): UseFormReturn<Values, unknown, Sent> & { draft: FormDraftState } {
  const kept = use(DraftContext)
  const [begun, setBegun] = useState(() => beginDraft(options.defaultValues, version ?? null, kept.read()))
  const form = useContractForm<Values, Sent>({ ...options, defaultValues: begun.values })
  const { watch, reset, getValues } = form
  const subscribe = useCallback(
    (notify: (value: undefined) => void) => {
      const { unsubscribe } = watch(() => notify(undefined))
      return unsubscribe
    },
    [watch],
  )
  useSubscription(subscribe, () => {
    const typed = typedDraft(begun.base, getValues(), begun.version, omitted)
    if (typed === null) kept.drop()
    else kept.keep(typed)
  })
  function discard(): void {
    const values = options.defaultValues
    kept.drop()
    setBegun(beginDraft(values, version ?? null, undefined))
    reset(values)
  }
  const { isRestored, isStale } = begun
  return { ...form, draft: { isRestored, isStale, version: begun.version, discard } }
}

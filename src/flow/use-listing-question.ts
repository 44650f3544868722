import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { Restock, listingChangeMachine } from '#src/machines/listing/listing-change.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'

/** What is asked before a listing is changed, and how it is answered; nothing while nothing is asked. */
export function useListingQuestion(change: ActorRefFrom<typeof listingChangeMachine>) {
  const flow = useSelector(change, (snapshot) => snapshot)
  const { asked, failure } = flow.context
  const fields = fieldErrors(failure)
  if (!flow.hasTag('dialog') || asked === null) return null
  return {
    ...asked,
    busy: flow.hasTag('busy'),
    failure,
    serverFields: fields,
    onConfirm: (restock?: Restock) => change.send({ type: 'action.confirmed', ...(restock !== undefined && { restock }) }),
    onBack: () => change.send({ type: 'action.abandoned' }),
  }
}

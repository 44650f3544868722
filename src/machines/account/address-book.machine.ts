import { assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure } from '#src/api/api-error.ts'
import { callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import { sameValue } from '#src/lib/same-value.ts'
import type { components } from '#src/generated/schema.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { finishDraft, successToast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

export type Address = components['schemas']['Address']
export type AddressFields = components['schemas']['AddressFields']

interface AddressBookContext {
  addresses: readonly Address[]
  chosenId: string | null
  /** The one that is being changed or deleted; null while a new one is written. */
  subject: Address | null
  draft: AddressFields | null
  idempotencyKey: string
  failure: ApiFailure | null
}

export type AddressBookEvent =
  | { type: 'retry.asked' }
  | { type: 'address.chosen'; id: string }
  | { type: 'adding.asked' }
  | { type: 'editing.asked'; address: Address }
  | { type: 'address.written'; fields: AddressFields }
  | { type: 'writing.abandoned' }
  | { type: 'deleting.asked'; address: Address }
  | { type: 'deleting.confirmed' }
  | { type: 'deleting.abandoned' }

/** The most a person can keep, by the contract's page size and the server's limit. */
const all = 100

/**
 * A person's own addresses: one is chosen for what they are doing, others are added, put right and taken away. The first of all is
 * written straight away. A field may be wrong, or the answer lost: what was typed stays, and the same address sent again under its
 * key is kept once.
 */
export const addressBookMachine = setup({
  // `filling`: the form of an address is open.
  types: flowTypes<{ context: AddressBookContext; events: AddressBookEvent }, FlowTag | 'filling'>(),
  actors: {
    reading: fromPromise<{ addresses: readonly Address[] }>(async ({ signal }) => {
      const { results } = await callApi('getAddresses', { body: { pageSize: all }, signal })
      return { addresses: results.addresses }
    }),
    saving: fromPromise<Saved, { subject: Address | null; draft: AddressFields; idempotencyKey: string }>(async ({ input }) => {
      const { subject, draft, idempotencyKey } = input
      const { results, message } =
        subject === null
          ? await callApi('addAddress', { body: draft, idempotencyKey })
          : await callApi('editAddress', { path: { id: subject._id }, body: draft })
      return { address: results, message }
    }),
    deleting: fromPromise<{ message: string }, { id: string }>(({ input }) =>
      callApi('deleteAddress', { path: { id: input.id } }),
    ),
  },
  actions: {
    fill: assign((_, { addresses }: { addresses: readonly Address[] }) => ({
      addresses,
      chosenId: addresses[0]?._id ?? null,
      failure: null,
    })),
    choose: assign((_, { id }: { id: string }) => ({ chosenId: id })),
    begin: assign((_, { subject }: { subject: Address | null }) => ({ subject, draft: null, failure: null })),
    write: assign(({ context }, { fields }: { fields: AddressFields }) => ({
      failure: null,
      draft: fields,
      idempotencyKey: sameValue(context.draft, fields) ? context.idempotencyKey : newIdempotencyKey(),
    })),
    keep: assign(({ context }, { address }: Saved) => ({
      addresses: [...context.addresses.filter(({ _id }) => _id !== address._id), address],
      chosenId: address._id,
      ...nothingOpen,
    })),
    remove: assign(({ context }) => {
      const addresses = context.addresses.filter(({ _id }) => _id !== context.subject?._id)
      const kept = addresses.find(({ _id }) => _id === context.chosenId) ?? addresses[0]
      return { addresses, chosenId: kept?._id ?? null, ...nothingOpen }
    }),
    close: assign(() => nothingOpen),
    finishDraft: emit(({ context }) => finishDraft(draftNames.address(context.subject?._id ?? null))),
    notifySuccess: emit((_, { message }: { message: string }) => successToast(message, 'order:address.saved')),
  },
  guards: {
    hasAny: ({ context }) => context.addresses.length > 0,
  },
})
  .extend(failureHandling<AddressBookContext, AddressBookEvent>())
  .createMachine({
    id: 'addressBook',
    context: { addresses: [], chosenId: null, subject: null, draft: null, idempotencyKey: '', failure: null },
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          onDone: { target: 'looking', actions: { type: 'fill', params: ({ event }) => event.output } },
          onError: onReadingFailed,
        },
      },
      ...failedStates,
      looking: { always: [{ guard: 'hasAny', target: 'choosing' }, { target: 'writingFirst' }] },
      choosing: {
        tags: ['filled'],
        on: {
          'address.chosen': { actions: { type: 'choose', params: ({ event }) => ({ id: event.id }) } },
          'adding.asked': { target: 'writing', actions: { type: 'begin', params: { subject: null } } },
          'editing.asked': { target: 'writing', actions: { type: 'begin', params: ({ event }) => ({ subject: event.address }) } },
          'deleting.asked': { target: 'asking', actions: { type: 'begin', params: ({ event }) => ({ subject: event.address }) } },
        },
      },
      /** There is nothing to choose from, so there is nothing to go back to. */
      writingFirst: {
        tags: ['empty', 'filling'],
        on: {
          'address.written': { target: 'saving', actions: { type: 'write', params: ({ event }) => ({ fields: event.fields }) } },
        },
      },
      writing: {
        tags: ['filled', 'filling'],
        on: {
          'address.written': { target: 'saving', actions: { type: 'write', params: ({ event }) => ({ fields: event.fields }) } },
          'writing.abandoned': { target: 'choosing', actions: 'close' },
        },
      },
      saving: {
        tags: ['filling', 'busy'],
        invoke: {
          id: 'saving',
          src: 'saving',
          input: ({ context }) => {
            if (context.draft === null) throw new Error('No address was written')
            return { subject: context.subject, draft: context.draft, idempotencyKey: context.idempotencyKey }
          },
          onDone: {
            target: 'choosing',
            actions: [
              'finishDraft',
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'notifySuccess', params: ({ event }) => event.output },
            ],
          },
          onError: [
            { guard: 'hasAny', target: 'writing', actions: 'setFailure' },
            { target: 'writingFirst', actions: 'setFailure' },
          ],
        },
      },
      asking: {
        tags: ['filled', 'dialog'],
        on: { 'deleting.confirmed': { target: 'deleting' }, 'deleting.abandoned': { target: 'choosing', actions: 'close' } },
      },
      deleting: {
        tags: ['filled', 'dialog', 'busy'],
        invoke: {
          id: 'deleting',
          src: 'deleting',
          input: ({ context }) => ({ id: context.subject?._id ?? '' }),
          onDone: { target: 'looking', actions: ['remove', { type: 'notifySuccess', params: ({ event }) => event.output }] },
          onError: { target: 'choosing', actions: ['notifyFailure', 'close'] },
        },
      },
    },
  })

interface Saved {
  address: Address
  message: string
}

const nothingOpen = { subject: null, draft: null, failure: null }

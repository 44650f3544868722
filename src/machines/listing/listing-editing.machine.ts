import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { type CallBody, callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import { uploadWithProgress } from '#src/api/upload.ts'
import type { components } from '#src/generated/schema.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { finishDraft, navigate, toast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

type Product = components['schemas']['Product']
type Category = components['schemas']['Category']

/** What the form says of a product: for a new one all of it, for a present one what it is to be from now on. */
export type ListingEntry =
  | { kind: 'new'; body: CallBody<'addSellerProduct'> }
  | { kind: 'edit'; body: Omit<CallBody<'editSellerProduct'>, 'version'> }

export interface ListingEditingInput {
  /** Null for a new product. */
  productId: string | null
}

interface Sending {
  product: Product | null
  entry: ListingEntry | null
  idempotencyKey: string
  onProgress: (share: number) => void
}

interface Context {
  productId: string | null
  product: Product | null
  categories: readonly Category[]
  /** As it was sent last. */
  entry: ListingEntry | null
  /** One for each intended change: kept while the same is sent again after no answer came. */
  idempotencyKey: string
  /** How much of what is sent has gone out, from 0 to 1. */
  share: number
  failure: ApiFailure | null
}

export type ListingEditingEvent =
  | { type: 'retry.asked' }
  | { type: 'listing.entered'; entry: ListingEntry }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.cancelled' }
  /** The form begins anew with the product as it is now. */
  | { type: 'newest.taken' }

/**
 * A seller writes down a new product, or changes a present one. The server may find something wrong with a field, the plan may hold no
 * further product, or no answer may come: the form stays with what was entered, and the same sent again is kept once. A long upload can
 * be called off. A product that somebody else has changed meanwhile (`outdated`) is not overwritten: the seller takes it as it is now, and
 * goes on from there.
 */
export const listingEditingMachine = setup({
  // `writing`: the form is open; `outdated`: the product is another one by now.
  types: flowTypes<
    { context: Context; events: ListingEditingEvent; input: ListingEditingInput },
    FlowTag | 'writing' | 'outdated'
  >(),
  actors: {
    reading: fromPromise<{ product: Product | null; categories: readonly Category[] }, ListingEditingInput>(
      async ({ input: { productId }, signal }) => {
        const [product, categories] = await Promise.all([
          productId === null ? null : callApi('viewProduct', { path: { id: productId }, signal }),
          callApi('getAllCategories', { body: {}, signal }),
        ])
        return { product: product?.results ?? null, categories: categories.results.categories }
      },
    ),
    sending: fromPromise<{ product: Product }, Sending>(async ({ input, signal }) => {
      const { product, entry, idempotencyKey, onProgress } = input
      if (entry === null) throw new Error('No listing was entered')
      const send = uploadWithProgress(onProgress)
      if (entry.kind === 'new') {
        return { product: (await callApi('addSellerProduct', { body: entry.body, idempotencyKey, signal, send })).results }
      }
      if (product === null) throw new Error('There is no product to change')
      const body = { ...entry.body, version: product.version ?? 1 }
      return { product: (await callApi('editSellerProduct', { path: { id: product._id }, body, signal, send })).results }
    }),
  },
  actions: {
    begin: assign((_, read: { product: Product | null; categories: readonly Category[] }) => ({ ...read, failure: null })),
    take: assign(({ context }, { entry }: { entry: ListingEntry }) => ({
      entry,
      idempotencyKey:
        context.failure?.kind !== 'rejected' && isSame(entry, context.entry) ? context.idempotencyKey : newIdempotencyKey(),
      share: 0,
      failure: null,
    })),
    progress: assign((_, { share }: { share: number }) => ({ share })),
    goOnFromThere: assign(({ context }) => ({ product: newestOf(context.failure) ?? context.product, failure: null })),
    forgetDraft: emit(({ context }) => finishDraft(draftNames.listing(context.productId))),
    notifySaved: enqueueActions(({ context, enqueue }) => {
      enqueue.emit(finishDraft(draftNames.listing(context.productId)))
      enqueue.emit(toast('success', { key: context.productId === null ? 'selling:form.added' : 'selling:form.saved' }))
      enqueue.emit(navigate(paths.sellerProduct, { replace: true }))
    }),
  },
  guards: {
    isChangedMeanwhile: (_, { error }: { error: unknown }) => newestOf(failureOf(error)) !== undefined,
  },
})
  .extend(failureHandling<Context, ListingEditingEvent>())
  .createMachine({
    id: 'listingEditing',
    context: ({ input }) => ({
      productId: input.productId,
      product: null,
      categories: [],
      entry: null,
      idempotencyKey: '',
      share: 0,
      failure: null,
    }),
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          input: ({ context }) => ({ productId: context.productId }),
          onDone: { target: 'writing', actions: { type: 'begin', params: ({ event }) => event.output } },
          onError: onReadingFailed,
        },
      },
      ...failedStates,
      writing: {
        tags: ['writing'],
        initial: 'open',
        on: {
          'listing.entered': {
            target: '.sending',
            actions: { type: 'take', params: ({ event }) => ({ entry: event.entry }) },
          },
        },
        states: {
          open: {},
          sending: {
            tags: ['busy'],
            on: {
              // A double click sends once.
              'listing.entered': {},
              'upload.progressed': { actions: { type: 'progress', params: ({ event }) => ({ share: event.share }) } },
              'upload.cancelled': { target: 'open' },
            },
            invoke: {
              id: 'sending',
              src: 'sending',
              input: ({ context, self }) => ({
                product: context.product,
                entry: context.entry,
                idempotencyKey: context.idempotencyKey,
                onProgress: (share) => self.send({ type: 'upload.progressed', share }),
              }),
              onDone: { target: '#listingEditing.saved', actions: 'notifySaved' },
              onError: [
                {
                  guard: { type: 'isChangedMeanwhile', params: ({ event }) => ({ error: event.error }) },
                  target: 'outdated',
                  actions: 'setFailure',
                },
                { guard: 'isRejected', target: 'corrected', actions: 'setFailure' },
                { target: 'unconfirmed', actions: 'setFailure' },
              ],
            },
          },
          corrected: { tags: ['failed', 'refused'] },
          /** Nobody knows whether it has arrived; the same sent again is kept once. */
          unconfirmed: { tags: ['failed', 'unreachable'] },
          outdated: {
            tags: ['failed', 'outdated'],
            on: {
              // What was entered would be refused again.
              'listing.entered': {},
              'newest.taken': { target: 'open', actions: ['goOnFromThere', 'forgetDraft'] },
            },
          },
        },
      },
      saved: { tags: ['done'] },
    },
  })

/** The product as it is now, which the server tells with the 409 of an edit that did not know it. */
function newestOf(failure: ApiFailure | null): Product | undefined {
  if (failure?.kind !== 'rejected' || failure.code !== 409) return undefined
  // The contract's Conflict leaves open what `results` tells; this call tells the product (server/domain/listing/listings.ts).
  return failure.results['product'] as Product | undefined
}

/** Files are the same when they are the same choice. */
function isSame(one: ListingEntry, other: ListingEntry | null): boolean {
  return other !== null && textOf(one) === textOf(other) && filesOf(one).every((file, index) => file === filesOf(other)[index])
}

const textOf = (entry: ListingEntry) => JSON.stringify([entry.kind, entry.body, filesOf(entry).length])
const filesOf = ({ body }: ListingEntry): unknown[] => [body.profileImage, ...(body.images ?? []), ...(body.documentFiles ?? [])]

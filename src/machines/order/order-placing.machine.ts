import { type ActorRefFrom, type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate'
import { type ApiFailure, failureOf } from '#src/api/api-error.ts'
import { type CallBody, callApi } from '#src/api/call-api.ts'
import { newIdempotencyKey } from '#src/api/idempotency-key.ts'
import type { components } from '#src/generated/schema.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { orderDetailsAddress, sampleDetailsAddress } from '#src/lib/paths.ts'
import { usualTerm } from '#src/lib/incoterms.ts'
import { findPackage, sizeOf, usualPackage } from '#src/lib/packages.ts'
import { type Quantity, sameDimension } from '#src/lib/quantity.ts'
import { type Address, addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { finishDraft, navigate, successToast } from '#src/machines/platform/emitted-events.ts'
import { type FlowTag, flowTypes } from '#src/machines/platform/flow-tags.ts'
import { failedStates, failureHandling, onReadingFailed } from '#src/machines/platform/failure.ts'

type Schemas = components['schemas']
type Product = Schemas['Product']
type Preview = Schemas['OrderPreview']
type Totals = Schemas['OrderTotals']
type OfferedTerms = Schemas['OfferedTerms']
type CreditTerms = Schemas['CreditTerms']
type Order = Schemas['Order']

/** What the form tells of the goods, once it is complete and right in itself. A sample has no delivery term to choose. */
export type OrderFormValues = Pick<CallBody<'previewOrder'>, 'quantity' | 'incoterm' | 'packaging'>

/** Fields that the seller gets with the request for a sample. */
export type SampleTrial = Required<Pick<CallBody<'placeOrder'>, 'purpose' | 'yearlyVolume'>>

export interface OrderPlacingInput {
  /** Null when the page was opened without a product chosen. */
  productId: string | null
  /** A product when left out. */
  kind?: Order['kind'] | undefined
  /** Chosen on the product's page; the minimum order, or the largest sample, when left out or of no use. */
  quantity?: Quantity | undefined
  /** Chosen before the page was left; the usual one of those that the seller offers when left out or not offered. */
  incoterm?: OrderFormValues['incoterm'] | undefined
  /** Chosen before; the usual one for the quantity when left out or not offered. A sample has none. */
  packaging?: OrderFormValues['packaging'] | undefined
}

interface Context {
  productId: string
  kind: Order['kind']
  quantity: Quantity | undefined
  incoterm: OrderFormValues['incoterm'] | undefined
  packaging: OrderFormValues['packaging'] | undefined
  product: Product | null
  values: OrderFormValues | null
  /** As it was when it was chosen: another country is another freight and another tax. */
  address: Address | null
  totals: Preview | null
  /** The terms that the seller grants, as they were when the total was asked for. */
  offered: OfferedTerms | null
  /** Those that were chosen; null pays in advance. */
  paymentTerms: CreditTerms | null
  incotermPlace: string
  note: string
  reference: string
  shipBy: string
  /** Only of a sample. */
  trial: SampleTrial | null
  /** The order that was decided on, as it is sent each time, until it is known to be placed or refused. */
  decided: { body: CallBody<'placeOrder'>; idempotencyKey: string } | null
  /** What the order costs now, when that is not what was agreed to. */
  newTotals: Totals | null
  failure: ApiFailure | null
}

/** What is told with the order. */
interface OrderMessages {
  note: string
  /** Of a product; empty where nothing is told. The named place is that of the delivery term. */
  incotermPlace?: string
  reference?: string
  shipBy?: string
  /** With a sample. */
  trial?: SampleTrial
}

export type OrderPlacingEvent =
  | { type: 'retry.asked' }
  /** `values` is null while the form is incomplete or wrong. */
  | { type: 'values.changed'; values: OrderFormValues | null }
  | { type: 'terms.chosen'; terms: CreditTerms | null }
  | ({ type: 'order.confirmed' } & OrderMessages)
  | { type: 'newTotal.accepted' }
  | { type: 'newTotal.declined' }

/**
 * A buyer orders a product: quantity, delivery term and address make a price, and the order names the total that was shown. The
 * price may have changed meanwhile (the old and the new total are shown, and it is asked again), a field may be refused, or the
 * answer may be lost: the order as it was sent is then sent again under its key, so that nothing is placed twice. Until it is known
 * what became of it, nothing else can be ordered here. A sample is ordered in the same way, where the seller gives any: at the price
 * of the sample, with what it is for. Where the seller grants terms, the buyer chooses between them and paying in advance.
 */
export const orderPlacingMachine = setup({
  // `priced`: the total shown is that of the form. `pricing`: it is being asked for. `locked`: nothing of the form may change.
  types: flowTypes<
    { context: Context; events: OrderPlacingEvent; input: OrderPlacingInput },
    FlowTag | 'priced' | 'pricing' | 'locked'
  >(),
  actors: {
    reading: fromPromise<{ product: Product }, { productId: string }>(async ({ input, signal }) => {
      const { results } = await callApi('viewProduct', { path: { id: input.productId }, signal })
      return { product: results }
    }),
    pricing: fromPromise<{ totals: Preview }, { body: CallBody<'previewOrder'> }>(async ({ input, signal }) => {
      const { results } = await callApi('previewOrder', { body: input.body, signal })
      return { totals: results }
    }),
    // Without the abort signal: leaving the page does not take back what was decided.
    placing: fromPromise<{ order: Order; message: string }, { body: CallBody<'placeOrder'>; idempotencyKey: string }>(
      async ({ input }) => {
        const { results, message } = await callApi('placeOrder', input)
        return { order: results, message }
      },
    ),
    addressBook: addressBookMachine,
  },
  actions: {
    keepProduct: assign(({ context }, { product }: { product: Product }) => ({
      product,
      values: initialValues(product, context),
      failure: null,
    })),
    takeRequest: assign((_, { values }: { values: OrderFormValues | null }) => ({ values, failure: null })),
    takeAddress: assign((_, { address }: { address: Address | null }) => ({ address, failure: null })),
    price: assign((_, { totals }: { totals: Preview }) => ({
      totals,
      offered: totals.offeredTerms ?? null,
      failure: null,
    })),
    takeTerms: assign((_, { terms }: { terms: CreditTerms | null }) => ({ paymentTerms: terms })),
    unprice: assign({ totals: null }),
    decide: assign(({ context }, { note, incotermPlace = '', reference = '', shipBy = '', trial: newTrial }: OrderMessages) => {
      const trial = newTrial ?? null
      const decided = { ...context, incotermPlace, note, reference, shipBy, trial }
      return {
        incotermPlace,
        note,
        reference,
        shipBy,
        trial,
        failure: null,
        decided: { body: bodyOf(decided, agreed(context.totals)), idempotencyKey: newIdempotencyKey() },
      }
    }),
    decideAnew: assign(({ context }) => {
      const totals = newPreview(context)
      return {
        totals,
        newTotals: null,
        decided: { body: bodyOf(context, totals), idempotencyKey: newIdempotencyKey() },
      }
    }),
    undecide: assign({ decided: null }),
    seeNewTotals: assign((_, { error }: { error: unknown }) => ({ newTotals: newTotalsOf(error), decided: null })),
    takeNewTotals: assign(({ context }) => ({ totals: newPreview(context), newTotals: null })),
    notifyPlaced: emit(({ context }, { message }: { message: string }) =>
      successToast(message, context.kind === 'sample' ? 'sample:asking.asked' : 'order:placing.placed'),
    ),
    finishDraft: emit(({ context: { kind, productId } }) =>
      finishDraft(kind === 'sample' ? draftNames.sample(productId) : draftNames.order(productId)),
    ),
    goToOrder: emit(({ context }, { order }: { order: Order }) =>
      navigate(context.kind === 'sample' ? sampleDetailsAddress(order._id) : orderDetailsAddress(order._id), { replace: true }),
    ),
  },
  guards: {
    hasProduct: ({ context }) => context.productId !== '',
    isNotGiven: ({ context }, { product }: { product: Product }) => context.kind === 'sample' && !product.sample.offered,
    isComplete: ({ context }) => context.values !== null && context.address !== null,
    /** What was decided on stays as it is until its answer has come. */
    isOtherAddress: ({ context }, { address }: { address: Address | null }) =>
      context.decided === null && context.newTotals === null && context.address !== address,
    isPriceChange: (_, { error }: { error: unknown }) => newTotalsOf(error) !== null,
  },
  delays: { pause: 300 },
})
  .extend(failureHandling<Context, OrderPlacingEvent>())
  .createMachine({
    id: 'orderPlacing',
    context: ({ input }) => ({
      productId: input.productId ?? '',
      kind: input.kind ?? 'product',
      quantity: input.quantity,
      incoterm: input.incoterm,
      packaging: input.packaging,
      product: null,
      values: null,
      address: null,
      totals: null,
      offered: null,
      paymentTerms: null,
      incotermPlace: '',
      note: '',
      reference: '',
      shipBy: '',
      trial: null,
      decided: null,
      newTotals: null,
      failure: null,
    }),
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'hasProduct', target: 'loading' }, { target: 'nothingChosen' }] },
      nothingChosen: { tags: ['empty'] },
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'reading',
          src: 'reading',
          input: ({ context }) => ({ productId: context.productId }),
          onDone: [
            {
              guard: { type: 'isNotGiven', params: ({ event }) => event.output },
              target: 'notGiven',
              actions: { type: 'keepProduct', params: ({ event }) => event.output },
            },
            { target: 'open', actions: { type: 'keepProduct', params: ({ event }) => event.output } },
          ],
          onError: onReadingFailed,
        },
      },
      /** The seller gives no samples of it. */
      notGiven: { tags: ['empty'] },
      ...failedStates,
      open: {
        tags: ['filled'],
        invoke: {
          id: 'addressBook',
          src: 'addressBook',
          onSnapshot: {
            guard: { type: 'isOtherAddress', params: ({ event }) => ({ address: chosenOf(event.snapshot) }) },
            target: '.looking',
            actions: { type: 'takeAddress', params: ({ event }) => ({ address: chosenOf(event.snapshot) }) },
          },
          // The address book meets its failures itself; what comes here is a defect.
          onError: { target: 'unreachable', actions: 'setFailure' },
        },
        on: {
          'values.changed': {
            target: '.looking',
            actions: { type: 'takeRequest', params: ({ event }) => ({ values: event.values }) },
          },
        },
        initial: 'looking',
        states: {
          looking: { always: [{ guard: 'isComplete', target: 'pausing' }, { target: 'incomplete' }] },
          incomplete: { entry: 'unprice' },
          /** Somebody who types has not finished with the first digit. */
          pausing: { tags: ['pricing'], after: { pause: { target: 'pricing' } } },
          pricing: {
            tags: ['pricing'],
            invoke: {
              id: 'pricing',
              src: 'pricing',
              input: ({ context }) => ({ body: orderBody(context) }),
              onDone: { target: 'priced', actions: { type: 'price', params: ({ event }) => event.output } },
              onError: [
                { guard: 'isRejected', target: 'objected', actions: ['unprice', 'setFailure'] },
                { target: 'unpriced', actions: ['unprice', 'setFailure'] },
              ],
            },
          },
          priced: {
            tags: ['priced'],
            on: {
              'terms.chosen': { actions: { type: 'takeTerms', params: ({ event }) => event } },
              'order.confirmed': { target: 'placing', actions: { type: 'decide', params: ({ event }) => event } },
            },
          },
          /** The server does not sell it so; its words stand at the fields. Who presses the button all the same gets a new price first. */
          objected: { tags: ['refused'], on: { 'order.confirmed': { target: 'pricing', actions: 'clearFailure' } } },
          unpriced: { tags: ['failed'], on: { 'retry.asked': { target: 'pricing', actions: 'clearFailure' } } },
          placing: {
            tags: ['priced', 'busy', 'locked'],
            on: { 'values.changed': {} },
            invoke: {
              id: 'placing',
              src: 'placing',
              input: ({ context }) => {
                if (context.decided === null) throw new Error('No order was decided on')
                return context.decided
              },
              onDone: {
                target: 'placed',
                actions: [
                  'finishDraft',
                  { type: 'notifyPlaced', params: ({ event }) => event.output },
                  { type: 'goToOrder', params: ({ event }) => event.output },
                ],
              },
              onError: [
                {
                  guard: { type: 'isPriceChange', params: ({ event }) => ({ error: event.error }) },
                  target: 'repriced',
                  actions: { type: 'seeNewTotals', params: ({ event }) => ({ error: event.error }) },
                },
                { guard: 'isRejected', target: 'objected', actions: ['unprice', 'undecide', 'setFailure'] },
                { target: 'unconfirmed', actions: 'setFailure' },
              ],
            },
          },
          repriced: {
            tags: ['priced', 'dialog', 'locked'],
            on: {
              'values.changed': {},
              'newTotal.accepted': { target: 'placing', actions: 'decideAnew' },
              'newTotal.declined': { target: 'priced', actions: 'takeNewTotals' },
            },
          },
          /** Nobody knows whether the order was placed. */
          unconfirmed: {
            tags: ['priced', 'locked', 'failed', 'unreachable'],
            on: { 'values.changed': {}, 'retry.asked': { target: 'placing', actions: 'clearFailure' } },
          },
          placed: { tags: ['priced', 'locked', 'done'], on: { 'values.changed': {} } },
        },
      },
    },
  })

/** The actor of the buyer's addresses inside this flow. */
export type AddressBookRef = ActorRefFrom<typeof addressBookMachine>

/** Undefined until the product is there. */
export function addressBookOf({ children }: SnapshotFrom<typeof orderPlacingMachine>): AddressBookRef | undefined {
  // The same actor: exactOptionalPropertyTypes alone keeps XState's type of a child apart from that of an actor.
  return children.addressBook as unknown as AddressBookRef | undefined
}

/** What the form begins with. */
function initialValues(
  { minimumOrder, incoterms, sample, packaging }: Product,
  { kind, quantity: asked, incoterm: wanted, packaging: chosen }: Context,
): OrderFormValues | null {
  const usual = kind === 'sample' ? sample.maximum : minimumOrder
  const incoterm = incoterms.find((offered) => offered === wanted) ?? usualTerm(incoterms)
  if (usual === undefined || incoterm === undefined) return null
  const quantity = asked !== undefined && sameDimension(asked.unit, usual.unit) ? asked : usual
  if (kind === 'sample') return { quantity }
  const size = findPackage(packaging, chosen) ?? usualPackage(packaging, quantity)
  return { quantity, incoterm, ...(size && { packaging: sizeOf(size) }) }
}

/** None while one is being written: an order must not go to the address before, which is out of sight then. */
function chosenOf(book: Pick<SnapshotFrom<typeof addressBookMachine>, 'context' | 'hasTag'>): Address | null {
  const { addresses, chosenId } = book.context
  return book.hasTag('filling') ? null : (addresses.find(({ _id }) => _id === chosenId) ?? null)
}

function orderBody({ productId, kind, values, address }: Context): CallBody<'previewOrder'> {
  if (values === null || address === null) throw new Error('The order is not complete')
  return { ...(kind === 'sample' && { kind }), productId, ...values, addressId: address._id }
}

/** The terms that the order is placed on: those that were chosen, while the seller grants them for it. */
export function chosenTerms({ offered, paymentTerms }: Pick<Context, 'offered' | 'paymentTerms'>): CreditTerms | null {
  const possible = offered !== null && offered.refusal === undefined && offered.terms === paymentTerms
  return possible ? paymentTerms : null
}

function bodyOf(context: Context, totals: Totals): CallBody<'placeOrder'> {
  const { incotermPlace, note, reference, shipBy, trial } = context
  const paymentTerms = chosenTerms(context)
  return {
    ...orderBody(context),
    // What binds, without what it comes to in the reader's currency.
    expectedTotal: { amount: totals.total.amount, currency: totals.total.currency },
    ...(paymentTerms !== null && { paymentTerms }),
    ...(incotermPlace !== '' && { incotermPlace }),
    ...(note !== '' && { note }),
    ...(reference !== '' && { reference }),
    ...(shipBy !== '' && { shipBy }),
    ...trial,
  }
}

/** A refusal does not repeat the quantity and the packages, which are those that were asked for. */
const newPreview = ({ totals, newTotals }: Context): Preview => ({ ...totals, ...agreed(newTotals) })

function agreed(totals: Totals | null): Totals {
  if (totals === null) throw new Error('No total was shown')
  return totals
}

/** The totals of a 409 that says what the order costs now. */
function newTotalsOf(error: unknown): Totals | null {
  const failure = failureOf(error)
  if (failure.kind !== 'rejected' || failure.code !== 409 || failure.results['totals'] === undefined) return null
  // The contract's Conflicted: `totals` is there only as OrderTotals.
  return failure.results['totals'] as Totals
}

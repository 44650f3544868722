import type { MessageKey } from '#src/generated/message-keys.ts'
import type { components } from '#src/generated/schema.ts'
import type { Role } from '#src/machines/platform/create-entity-machine.ts'
import type { ComplaintAction, OrderAction } from '#src/machines/order/order-actions.ts'

type Order = components['schemas']['Order']

interface QuestionLabels {
  title: MessageKey
  body: MessageKey
  /** Where no money can be given back. */
  unpaidBody?: MessageKey
  confirm: MessageKey
  reason: MessageKey
}

/** What needs a reason. */
const reasoned = ['reject', 'cancel', 'cancelLate', 'refund'] as const
type Reasoned = (typeof reasoned)[number]

export const isReasoned = (action: string | null): action is Reasoned => reasoned.some((one) => one === action)

/** What is called otherwise for an order than for a sample. */
export interface OrderLabels {
  number: MessageKey
  askedOn: MessageKey
  item: MessageKey
  noInvoices: MessageKey
  conflict: MessageKey
  ended: MessageKey
  otherSide: Record<Role, MessageKey>
  actions: Record<Exclude<OrderAction, 'pay'>, MessageKey>
  /** What an action binds to that is done without a question. */
  binds: Partial<Record<OrderAction, MessageKey>>
  questions: Record<Reasoned | ComplaintAction, QuestionLabels> & { confirm: Omit<QuestionLabels, 'reason'> }
}

const order: OrderLabels = {
  number: 'order:number',
  askedOn: 'order:details.placedOn',
  item: 'order:details.item',
  noInvoices: 'order:details.noInvoices',
  conflict: 'order:details.conflict',
  ended: 'order:details.ended',
  otherSide: { buyer: 'order:details.otherSide.buyer', seller: 'order:details.otherSide.seller' },
  actions: {
    accept: 'order:action.accept',
    quoteFreight: 'order:action.quoteFreight',
    acceptFreight: 'order:action.acceptFreight',
    reject: 'order:action.reject',
    cancel: 'order:action.cancel',
    invoice: 'order:action.invoice',
    process: 'order:action.process',
    deliveryNote: 'order:action.deliveryNote',
    dispatch: 'order:action.dispatch',
    confirm: 'order:action.confirm',
    dispute: 'order:action.dispute',
    notReceived: 'order:action.notReceived',
    notDispatched: 'order:action.notDispatched',
    refund: 'order:action.refund',
    cancelLate: 'order:action.cancelLate',
    postpone: 'order:action.postpone',
  },
  binds: { accept: 'order:binds.accept', invoice: 'order:binds.invoice' },
  questions: {
    cancelLate: {
      title: 'order:question.cancelLate.title',
      body: 'order:question.cancelLate.body',
      confirm: 'order:action.cancelLate',
      reason: 'order:question.cancelLate.reason',
    },
    dispute: {
      title: 'order:question.dispute.title',
      body: 'order:question.dispute.body',
      confirm: 'order:action.dispute',
      reason: 'order:question.dispute.reason',
    },
    notReceived: {
      title: 'order:question.notReceived.title',
      body: 'order:question.notReceived.body',
      confirm: 'order:action.notReceived',
      reason: 'order:question.notReceived.reason',
    },
    notDispatched: {
      title: 'order:question.notDispatched.title',
      body: 'order:question.notDispatched.body',
      unpaidBody: 'order:question.notDispatched.unpaidBody',
      confirm: 'order:action.notDispatched',
      reason: 'order:question.notDispatched.reason',
    },
    refund: {
      title: 'order:question.refund.title',
      body: 'order:question.refund.body',
      confirm: 'order:action.refund',
      reason: 'order:question.refund.reason',
    },
    reject: {
      title: 'order:question.reject.title',
      body: 'order:question.reject.body',
      confirm: 'order:question.reject.confirm',
      reason: 'order:question.reject.reason',
    },
    cancel: {
      title: 'order:question.cancel.title',
      body: 'order:question.cancel.body',
      confirm: 'order:question.cancel.confirm',
      reason: 'order:question.cancel.reason',
    },
    confirm: {
      title: 'order:question.confirm.title',
      body: 'order:question.confirm.body',
      confirm: 'order:question.confirm.confirm',
    },
  },
}

const sample: OrderLabels = {
  number: 'sample:number',
  askedOn: 'sample:details.askedOn',
  item: 'sample:details.title',
  noInvoices: 'sample:details.noInvoices',
  conflict: 'sample:details.conflict',
  ended: 'sample:details.ended',
  otherSide: { buyer: 'sample:details.otherSide.buyer', seller: 'sample:details.otherSide.seller' },
  actions: {
    ...order.actions,
    accept: 'sample:action.accept',
    reject: 'sample:action.reject',
    cancel: 'sample:action.cancel',
  },
  binds: { invoice: 'order:binds.invoice' },
  questions: {
    ...order.questions,
    reject: {
      title: 'sample:question.reject.title',
      body: 'sample:question.reject.body',
      confirm: 'sample:action.reject',
      reason: 'sample:question.reject.reason',
    },
    cancel: {
      title: 'sample:question.cancel.title',
      body: 'sample:question.cancel.body',
      confirm: 'sample:action.cancel',
      reason: 'sample:question.cancel.reason',
    },
    confirm: {
      title: 'sample:question.confirm.title',
      body: 'sample:question.confirm.body',
      confirm: 'order:question.confirm.confirm',
    },
  },
}

/** Nobody is invoiced for it, and nobody paid out. */
const freeSample: OrderLabels = {
  ...sample,
  noInvoices: 'sample:details.noInvoicesFree',
  binds: {},
  questions: { ...sample.questions, confirm: { ...sample.questions.confirm, body: 'sample:question.confirm.bodyFree' } },
}

/** Received before it is paid. */
const unpaid: OrderLabels = {
  ...order,
  questions: { ...order.questions, confirm: { ...order.questions.confirm, body: 'order:question.confirm.bodyUnpaid' } },
}

export function labelsOf({ kind, totals, openAmount }: Pick<Order, 'kind' | 'totals' | 'openAmount'>): OrderLabels {
  if (kind === 'product') return openAmount === undefined ? order : unpaid
  return totals.total.amount === 0 ? freeSample : sample
}

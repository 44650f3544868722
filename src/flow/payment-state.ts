import type { components } from '#src/generated/schema.ts'
import type { PayingEvent } from '#src/machines/payment/create-paying-machine.ts'

type Asked = Extract<PayingEvent, { type: 'payment.asked' }>

interface PayingFlow {
  hasTag: (tag: 'busy' | 'locked' | 'dialog' | 'unreachable' | 'declined' | 'bankPage' | 'pending' | 'blocked') => boolean
  context: { payment: components['schemas']['Payment'] | null; failure: Failure | null }
}

type Fields = Readonly<Record<string, string>>
type Failure = { kind: 'rejected'; message: string; fields: Fields } | { kind: 'unreachable' | 'garbled' }

const noFields: Fields = {}

/** Returns what a payment panel shows of any flow that pays, and the handlers that send it events. */
export function paymentState(flow: PayingFlow, actor: { send: (event: PayingEvent) => void }) {
  const { payment, failure } = flow.context
  const refusal = failure?.kind === 'rejected' ? failure : undefined
  return {
    busy: flow.hasTag('busy'),
    locked: flow.hasTag('locked'),
    asksBank: flow.hasTag('dialog'),
    /** The bank's page is to stand here, opened by this. */
    atBank: flow.hasTag('bankPage') ? { clientSecret: payment?.clientSecret } : undefined,
    pending: flow.hasTag('pending'),
    blocked: flow.hasTag('blocked'),
    unconfirmed: flow.hasTag('unreachable'),
    declined: flow.hasTag('declined'),
    reason: payment?.failure ?? ('cardDeclined' as const),
    message: refusal?.message,
    fields: refusal?.fields ?? noFields,
    onPay: (instrument: Asked['instrument'], renewal?: Asked['renewal']) =>
      actor.send({ type: 'payment.asked', instrument, renewal }),
    onCode: (bankCode: string) => actor.send({ type: 'code.entered', bankCode }),
    onCodeAbandoned: () => actor.send({ type: 'code.abandoned' }),
    onBankClosed: () => actor.send({ type: 'bank.closed' }),
    onBankUnavailable: () => actor.send({ type: 'bank.unavailable' }),
    onRetry: () => actor.send({ type: 'retry.asked' }),
  }
}

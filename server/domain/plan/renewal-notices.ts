import type { components } from '#src/generated/schema.ts'
import { hasExpired } from '#src/lib/card-expiry.ts'
import type { Money } from '#src/lib/money.ts'
import { type LocalName, localName } from '#server/domain/notification/notification-values.ts'
import { notify } from '#server/domain/notification/notifications.ts'
import { localDate } from '#server/domain/platform/local-dates.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { type ServerText, serverText, type TextValues } from '#server/texts.ts'

type NoticeContext = Omit<OperationContext, 'ports'>
interface Subject {
  subscription: Row<'subscriptions'>
  plan: Row<'plans'>
}

/** Announces the charge at the end of the paid month, with the price before where it has changed. */
export async function notifyRenewal(
  context: NoticeContext,
  { subscription, plan }: Subject,
  charge: { renewal: Row<'planRenewals'>; amount: Money; before: Money },
): Promise<void> {
  const { renewal, amount, before } = charge
  const values = {
    plan: localName(plan),
    amount,
    source: await sourceName(context, renewal, subscription.endsAt),
    date: await dateFor(context, subscription, subscription.endsAt),
  }
  const to = addressee(subscription)
  await notify(
    context,
    before.amount === amount.amount && before.currency === amount.currency
      ? { ...to, type: 'renewalAnnounced', values }
      : { ...to, type: 'renewalPriceChanged', values: { ...values, before } },
  )
}

/** The plan is no longer on sale, so nothing is charged. */
export async function notifyWithdrawn(context: NoticeContext, { subscription, plan }: Subject): Promise<void> {
  const date = await dateFor(context, subscription, subscription.endsAt)
  await notify(context, { ...addressee(subscription), type: 'renewalWithdrawn', values: { plan: localName(plan), date } })
}

/** `subscription`: as it is after the renewal. */
export async function notifyRenewed(context: NoticeContext, { subscription, plan }: Subject, amount: Money): Promise<void> {
  const date = await dateFor(context, subscription, subscription.endsAt)
  await notify(context, { ...addressee(subscription), type: 'planRenewed', values: { plan: localName(plan), amount, date } })
}

/** `tryAt`: when it is tried again, null when it is not. */
export async function notifyRenewalFailed(
  context: NoticeContext,
  failed: Subject & { amount: Money; failure: components['schemas']['RenewalFailure']; tryAt: string | null },
): Promise<void> {
  const { subscription, plan, amount, failure, tryAt } = failed
  const reason = inEachLanguage(`server:renewal.failure.${failure}`)
  const date = await dateFor(context, subscription, subscription.runsUntil)
  const values = { plan: localName(plan), amount, reason, date }
  const to = addressee(subscription)
  await notify(
    context,
    tryAt === null
      ? { ...to, type: 'renewalFailedLast', values }
      : { ...to, type: 'renewalFailed', values: { ...values, next: await dateFor(context, subscription, tryAt) } },
  )
}

const addressee = ({ userId, _id }: Row<'subscriptions'>) => ({ userId, side: 'seller' as const, subjectId: _id })

const inEachLanguage = (key: ServerText, values: TextValues = {}): LocalName => ({
  en: serverText('en', key, values),
  ar: serverText('ar', key, values),
  bn: serverText('bn', key, values),
})

/** What is charged; a card by which the charge will fail is named as that. */
async function sourceName(
  { tables }: NoticeContext,
  { method, cardId }: Row<'planRenewals'>,
  chargedAt: string,
): Promise<LocalName> {
  if (method === 'wallet') return inEachLanguage('server:renewal.source.wallet')
  const card = cardId === null ? undefined : await tables.find('savedCards', { _id: cardId })
  if (card === undefined) return inEachLanguage('server:renewal.source.cardRemoved')
  const { lastFour } = card
  return inEachLanguage(`server:renewal.source.${hasExpired(card, chargedAt) ? 'cardExpired' : 'card'}`, { lastFour })
}

async function dateFor({ tables }: NoticeContext, { userId }: Row<'subscriptions'>, moment: string): Promise<LocalName> {
  const user = await tables.find('users', { _id: userId })
  return localDate(moment, user?.country ?? '')
}

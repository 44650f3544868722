import { expect } from 'vitest'
import { buyPlanAddress } from '#src/lib/paths.ts'
import { sandboxBankCode } from '#src/lib/sandbox-cards.ts'
import { planBuyingMachine } from '#src/machines/plan/plan-buying.machine.ts'
import { payingAtBankStates } from '#tests/support/event-fixtures/bank-page.ts'
import { planBuyingEvents, planBuyingNeverIn } from '#tests/support/event-fixtures/plan-buying.ts'
import type { Marketplace } from '#tests/support/marketplace.ts'
import type { FlowDriver } from './drive-flow.ts'
import { cardFor, enterCard, nextOutcome, payingAssertions } from './paying-assertions.ts'

const underReview = 'confirming waits for the money'

/** By a seller that has no plan. */
export const planBuyingDriver: FlowDriver<typeof planBuyingEvents> = {
  machine: planBuyingMachine,
  flowEvents: planBuyingEvents,
  neverIn: [...planBuyingNeverIn, ...payingAtBankStates],
  held: ['getSubscriptionsPlans', 'purchaseSubscription', 'proceedPayment'],
  storedSession: () => ({ account: 'seller', session: { accountType: 'Seller' } }),
  drivers: (stage) => {
    const { trader, visit, line, market } = stage
    const chooseTransfer = async () => {
      await trader.page.getByRole('radio', { name: trader.t('money:choice.bankTransfer') }).check()
      await trader.button('money:transfer.declare').click()
    }
    return {
      open: {
        'a plan': async ([outcome]) => {
          await endPlans(market)
          const slug = outcome === 'reading answered, not to be bought' ? 'starter' : 'producer'
          await visit(buyPlanAddress(await planId(market, slug)))
        },
      },
      events: {
        'retry.asked': () => trader.button('app:failure.retry').or(trader.button('order:paying.sendAgain')).first().click(),
        'payment.asked': (ahead) => (nextOutcome(ahead) === underReview ? chooseTransfer() : enterCard(stage, cardFor(ahead))),
        'code.entered': async ([outcome]) => {
          await trader.field('order:paying.bankCode').fill(outcome === 'answering declined' ? '000000' : sandboxBankCode)
          await trader.inDialog('order:paying.bankConfirm').click()
        },
        'code.abandoned': () => trader.inDialog('order:paying.bankCancel').click(),
        'reading answered': () => line.carry('getSubscriptionsPlans'),
        'reading answered, not to be bought': () => line.carry('getSubscriptionsPlans'),
        'reading unreachable': () => line.cut('getSubscriptionsPlans'),
        'starting answered': () => line.carry('purchaseSubscription'),
        'starting unreachable': () => line.loseResponse('purchaseSubscription'),
        'confirming asks the bank': () => line.carry('proceedPayment'),
        'confirming succeeded': () => line.carry('proceedPayment'),
        'confirming declined': () => line.carry('proceedPayment'),
        [underReview]: () => line.carry('proceedPayment'),
        'confirming unreachable': () => line.loseResponse('proceedPayment'),
        'answering succeeded': () => line.carry('proceedPayment'),
        'answering declined': () => line.carry('proceedPayment'),
        'answering unreachable': () => line.loseResponse('proceedPayment'),
      },
      assertions: {
        ...payingAssertions(stage, {
          calls: { reading: 'getSubscriptionsPlans', starting: 'purchaseSubscription' },
          payable: 'money:plan.changeNote.begin',
          notPayable: 'money:plan.notNow',
        }),
        paid: async () => {
          await trader.isAt('/my-subscription-plan')
          await trader.toast('success')
          await trader.button('money:plan.cancel').waitFor()
        },
        declared: async () => {
          await trader.isAt('/my-subscription-plan')
          await trader.toast('success')
          await trader.link('money:plan.toPlans').waitFor()
          expect(await trader.button('money:plan.cancel').count()).toBe(0)
        },
      },
    }
  },
}

/** The seller has no plan, and no payment that an earlier path left half way. */
async function endPlans({ store }: Marketplace): Promise<void> {
  const seller = await store.find('users', { email: 'seller@kimiya.example' })
  const ofSeller = { userId: seller?._id ?? '' }
  await store.remove('subscriptions', ofSeller)
  await store.update('payments', { ...ofSeller, status: ['created', 'processing'] }, { status: 'cancelled' })
}

async function planId({ store }: Marketplace, slug: string): Promise<string> {
  const plan = await store.find('plans', { slug })
  if (plan === undefined) throw new Error(`The demo marketplace has no plan ${slug}`)
  return plan._id
}

import type { BodyOf } from '#server/operation.ts'
import type { CallCommand } from './call-command.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused } from './store-command.ts'
import { withoutNullTexts } from './without-null-texts.ts'

const form = 'plans load FILE --reason TEXT | list'
const optionForms = { reason: reasonOption } as const

type Plans = BodyOf<'changePlans'>['plans']
/** A plan of a file: its price is a number beside its currency. */
type PlanOfFile = Omit<Plans[number], 'price'> & { price: number; currency: string }

export const plansCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      Makes the plans of a JSON file the ones on offer (slug, name, description, price a month in minor units, currency, and the
      allowances listings, bids and promotions; null is no limit). Lists all with their allowances.`,
  runCalls: async ({ call, print, readJson, options }, [action, file]) => {
    if (action === 'list') {
      for (const { plan, onOffer } of (await call('getPlans', {})).plans) {
        const limits = [plan.listings, plan.bids, plan.promotions].map((limit) => limit ?? 'unlimited')
        const { amount, currency } = plan.price
        print([plan.slug, onOffer ? 'on offer' : 'withdrawn', amount, currency, ...limits].join('\t'))
      }
      return
    }
    if (action !== 'load' || file === undefined) throw new CommandRefused(form)
    const reason = requireReason(options)
    // The call holds the file against the contract.
    const entries = withoutNullTexts(await readJson(file)) as PlanOfFile[]
    if (!Array.isArray(entries)) throw new CommandRefused('The file is a list of plans')
    const plans = entries.map(({ price: amount, currency, ...plan }) => ({ ...plan, price: { amount, currency } }))
    const { onOffer, withdrawn } = await call('changePlans', { body: { plans, reason } })
    print(`${onOffer} on offer, ${withdrawn} offered no more`)
  },
}

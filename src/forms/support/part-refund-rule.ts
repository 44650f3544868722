import type { z } from 'zod'
import { moneyRule } from '#src/forms/platform/decimal-rule.ts'
import type { FormRule } from '#src/forms/platform/issue-text.ts'
import type { Money } from '#src/lib/money.ts'

/** A part of an amount as it is typed, in its currency: more than nothing, and less than all of it. */
export const partRefundRule = ({ amount: whole, currency }: Money): z.ZodType =>
  moneyRule(currency, { needed: true }).superRefine((typed, context) => {
    // The rule makes money of what it takes.
    const { amount } = typed as Money
    if (amount > 0 && amount < whole) return
    context.addIssue({ code: 'custom', params: { key: 'dispute:error.part' } satisfies FormRule })
  })

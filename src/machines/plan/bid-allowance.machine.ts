import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** A seller sees how many bids of this month their plan still has; a bid that is made anywhere counts at once. */
export const bidAllowanceMachine = createViewMachine('getUserSubscriptionPlan', {
  staledBy: ({ type }) => type === 'requirement.changed',
})

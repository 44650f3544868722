import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** The plan that holds for somebody, and what of it is used. */
export const currentPlanMachine = createViewMachine('getUserSubscriptionPlan')

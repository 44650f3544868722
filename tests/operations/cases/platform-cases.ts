import type { Cases } from './case.ts'

export const platformCases = {
  events: { happy: async ({ buyer }) => ({ token: buyer }) },
} satisfies Partial<Cases>

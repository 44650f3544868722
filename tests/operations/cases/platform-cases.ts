import type { Cases } from './case.ts'

export const platformCases = {
  getBannerNumbers: { happy: async () => ({}) },
  events: { happy: async ({ buyer }) => ({ token: buyer }) },
} satisfies Partial<Cases>

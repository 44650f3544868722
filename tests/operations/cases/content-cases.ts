import type { Cases } from './case.ts'

export const contentCases = {
  getBannerNumbers: { happy: async () => ({}) },
  getUserContents: { happy: async () => ({ body: {} }) },
} satisfies Partial<Cases>

import { sidewaysPhoto } from '#tests/support/sample-files.ts'
import type { CaseFixture } from './case-fixture.ts'
import type { Cases } from './case.ts'

async function ownSearch({ market, buyer }: CaseFixture) {
  await market.call('getSearchResult', { token: buyer, body: { search: 'acetone' } })
  const { history } = await market.call('getSearchHistory', { token: buyer })
  return { token: buyer, id: history[0]?._id ?? '' }
}

export const searchCases = {
  getSearchResult: { happy: async () => ({ body: { search: 'acetone' } }) },
  getQueryResult: { happy: async () => ({ body: { query: 'ACETONE\nCAS 67-64-1' } }) },
  getImageService: { happy: async () => ({}) },
  analyseImage: {
    happy: async ({ newAddress }) => ({
      address: newAddress(),
      body: { image: new File([await sidewaysPhoto(60, 40)], 'label.jpg') },
    }),
  },
  getAIRecommendation: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  getSearchHistory: { happy: async ({ buyer }) => ({ token: buyer }) },
  removeHistory: { happy: ownSearch, impossible: null },
  clearHistory: {
    happy: async (fixture) => {
      const { token } = await ownSearch(fixture)
      return { token }
    },
  },
} satisfies Partial<Cases>

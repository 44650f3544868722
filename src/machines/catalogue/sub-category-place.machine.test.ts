import { afterEach, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { solvents } from '#tests/support/catalogue-fixtures.ts'
import { subCategoryPlaceMachine } from './sub-category-place.machine.ts'

afterEach(() => configureApi({}))

it('has the others of the category, without the subcategory itself', async () => {
  const [own, ...others] = solvents.subCategories
  configureApi({
    baseUrl: 'https://kimiya.example/api',
    fetch: async ({ url }) => {
      const results = url.includes('viewSubCategory') ? own : { subCategories: solvents.subCategories }
      return Response.json({ error: false, code: 200, message: '', results })
    },
  })
  const actor = createActor(subCategoryPlaceMachine, { input: { id: own?._id ?? '' } }).start()
  const { context } = await waitFor(actor, (state) => state.hasTag('filled'))
  expect(context.results).toEqual({ own, neighbours: others })
})

import { callApi } from '#src/api/call-api.ts'
import type { components } from '#src/generated/schema.ts'
import { createReadingMachine } from '#src/machines/platform/create-reading-machine.ts'

/** How many of what a CAS number finds are read: the number may stand among the synonyms of others as well. */
const pageSize = 5

/** What the catalogue knows of a CAS number: the listing of that substance that its lists show first, or null. */
export const knownSubstanceMachine = createReadingMachine<{ casNumber: string }, components['schemas']['Product'] | null>({
  id: 'knownSubstance',
  read: async ({ casNumber }, signal) => {
    const found = await callApi('getProducts', { body: { search: casNumber, pageSize }, signal })
    const card = found.results.products.find((listed) => listed.casNumber === casNumber)
    if (card === undefined) return null
    return (await callApi('viewProduct', { path: { id: card._id }, signal })).results
  },
})

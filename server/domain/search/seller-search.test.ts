import { describe, expect, it } from 'vitest'
import { sellersByName } from './seller-search.ts'

describe('sellers by name', () => {
  const names = ['Gulf Marjan Petrochem Trading Co.', 'Padma Shapla Chem Ltd.', 'Rheinaue Feinchemie GmbH', 'Gulf Coast Salts']
  const found = (search: string) =>
    sellersByName(
      names.map((businessName) => ({ businessName })),
      search,
    ).map(({ businessName }) => businessName)

  it.each([
    ['', names],
    ['   ', names],
    ['gulf', [names[0], names[3]]],
    ['trading gulf', [names[0]]],
    ['PADMA', [names[1]]],
    ['Rheinau', [names[2]]],
    ['Rhienaue', [names[2]]],
    ['no such seller anywhere', []],
    ['!!', []],
  ])('%j names the right ones, in the order given', (search, expected) => expect(found(search)).toEqual(expected))
})

import { contradictionOf } from '#src/lib/dangerous-goods-contradiction.ts'
import { dangerousGoodsEntries, declarationOfEntry, entryOfName, packingGroupsOf } from '#src/lib/dangerous-goods-entries.ts'
import { undeclared } from '#src/lib/dangerous-goods.ts'
import type { Listing } from './listing-columns.ts'
import type { Problems } from './substance-rules.ts'
import type { BodyOf } from '#server/operation.ts'

type Stated = BodyOf<'addSellerProduct'>['dangerousGoods']

/** How a product of a UN number is declared: by the list of dangerous goods, and by what its seller stated. Null without a number. */
export function declarationColumn(unNumber: string | null, stated: Stated = {}): Listing['dangerousGoods'] {
  if (unNumber === null) return null
  return declarationOfEntry(unNumber, {
    ...undeclared,
    ...stated,
    properShippingName: stated.properShippingName?.trim() ?? null,
    technicalName: stated.technicalName?.trim() ?? null,
  })
}

type Carried = Pick<Listing, 'unNumber' | 'dangerousGoods' | 'casNumber' | 'molecularFormula' | 'smiles' | 'ghs'>

/**
 * A UN number is stated where carriage is, and is not certainly of another substance or of other hazards; of several shipping names of the number one is
 * chosen, and the packing group is one that its entry has.
 */
export function carriageProblems(product: Carried, stated: Stated): Problems {
  return { ...contradictionProblems(product), ...declarationProblems(product, stated) }
}

function contradictionProblems({ unNumber, dangerousGoods, casNumber, molecularFormula, smiles, ghs }: Carried): Problems {
  if (unNumber === null || dangerousGoods === null) return {}
  const found = contradictionOf(unNumber, dangerousGoods, { casNumber, molecularFormula, smiles, ...ghs })
  if (found?.certain !== true) return {}
  if (found.kind === 'substance') {
    const values = { unNumber, name: found.properShippingName, known: found.casNumbers.join(', '), casNumber }
    return { unNumber: { key: 'server:field.unSubstance', values } }
  }
  const values = { unNumber, hazardClass: found.hazardClass, statements: found.statements.join(', ') }
  return { unNumber: { key: 'server:field.unHazards', values } }
}

function declarationProblems({ unNumber }: Pick<Listing, 'unNumber'>, stated: Stated): Problems {
  if (stated === undefined || Object.keys(stated).length === 0) return {}
  if (unNumber === null) return { unNumber: { key: 'server:field.unNeeded' } }
  const properShippingName = stated.properShippingName?.trim() ?? null
  const listed = entryOfName(unNumber, { properShippingName })
  if (listed === undefined && properShippingName !== null && dangerousGoodsEntries(unNumber).length > 0)
    return { 'dangerousGoods.properShippingName': { key: 'server:field.shippingName' } }
  const groups = listed === undefined ? undefined : packingGroupsOf(listed)
  if (groups === undefined || stated.packingGroup === undefined || groups.includes(stated.packingGroup)) return {}
  return { 'dangerousGoods.packingGroup': { key: 'server:field.packingGroup' } }
}

import list from './dangerous-goods-list.json' with { type: 'json' }
import {
  type DeclarationField,
  declarationFields,
  type DangerousGoodsDeclaration,
  type PackingGroup,
  type TunnelCode,
  undeclared,
} from './dangerous-goods.ts'

/** One entry of the list of dangerous goods. */
export interface DangerousGoodsEntry {
  properShippingName: string
  hazardClass: string
  subsidiaryHazards: string[]
  /** The tunnel code of each packing group; under `-` where the entry has none, as gases. */
  packingGroups: Partial<Record<PackingGroup | '-', TunnelCode>>
  /** Whether the technical name is added to the proper shipping name (special provision 274). */
  needsTechnicalName: boolean
}

/** Of gases, explosives, organic peroxides, self-reactive and radioactive substances, which have no packing group. */
const withoutPackingGroup = /^(1|2|5\.2|6\.2|7)/

/**
 * The entries of a UN number (`UN1090`), one for each proper shipping name that may be declared, since a document has just the one that applies;
 * none of a number that is not in our list. Names, classes, packing groups and special provision 274 are
 * those of the Dangerous Goods List of the UN Model Regulations (23rd revised edition, chapter 3.2), tunnel codes those of ADR 2025, table A.
 * It holds what marketplaces of chemicals trade, not all of the list.
 */
export function dangerousGoodsEntries(unNumber: string): readonly DangerousGoodsEntry[] {
  // JSON has no unions of literals: a test holds the file against this type.
  const listed = (
    list as Readonly<Record<string, unknown>> as Readonly<Record<string, DangerousGoodsEntry | DangerousGoodsEntry[]>>
  )[unNumber]
  return listed === undefined ? [] : [listed].flat()
}

/** The entry that applies: the only one of the number, or of several that of the proper shipping name; undefined while none is chosen. */
export function entryOfName(
  unNumber: string,
  { properShippingName }: Pick<DangerousGoodsDeclaration, 'properShippingName'>,
): DangerousGoodsEntry | undefined {
  const entries = dangerousGoodsEntries(unNumber)
  return entries.length === 1 ? entries[0] : entries.find((entry) => entry.properShippingName === properShippingName)
}

/** The packing groups that an entry has, from the greatest danger to the least. */
export const packingGroupsOf = ({ packingGroups }: Pick<DangerousGoodsEntry, 'packingGroups'>): PackingGroup[] =>
  (['I', 'II', 'III'] as const).filter((group) => packingGroups[group] !== undefined)

/** What all of several entries say but for their name; without a class where they are of different dangers or packing groups. */
function commonOf([first, ...others]: readonly DangerousGoodsEntry[]) {
  if (first === undefined) return undefined
  const dangersOf = ({ properShippingName: _, ...dangers }: DangerousGoodsEntry) => JSON.stringify(dangers)
  const agrees = others.every((other) => dangersOf(other) === dangersOf(first))
  return { ...first, properShippingName: null, hazardClass: agrees ? first.hazardClass : null }
}

/**
 * Returns a declaration in which what the list knows of the UN number stands before what was typed. Of several entries none of which was chosen
 * only that is known in which they agree.
 */
export function declarationOfEntry(unNumber: string, typed: DangerousGoodsDeclaration): DangerousGoodsDeclaration {
  const listed = entryOfName(unNumber, typed) ?? commonOf(dangerousGoodsEntries(unNumber))
  if (listed === undefined) return typed
  const groups = packingGroupsOf(listed)
  const packingGroup = (groups.length === 1 ? groups[0] : groups.find((group) => group === typed.packingGroup)) ?? null
  const { properShippingName, hazardClass, subsidiaryHazards, packingGroups, needsTechnicalName } = listed
  if (hazardClass === null) return { ...undeclared, emergencyPhone: typed.emergencyPhone, flashPoint: typed.flashPoint }
  const tunnelCode = packingGroups[groups.length === 0 ? '-' : (packingGroup ?? '-')] ?? null
  const technicalName = needsTechnicalName ? typed.technicalName : null
  return { ...typed, properShippingName, hazardClass, subsidiaryHazards, packingGroup, tunnelCode, technicalName }
}

/** Returns what a transport document cannot do without and the declaration does not say. */
export function missingOfDeclaration(unNumber: string, declaration: DangerousGoodsDeclaration): DeclarationField[] {
  const listed = entryOfName(unNumber, declaration)
  // The rest follows from the name.
  if (listed === undefined && dangerousGoodsEntries(unNumber).length > 0)
    return declaration.emergencyPhone === null ? ['properShippingName', 'emergencyPhone'] : ['properShippingName']
  const isNeeded = (field: DeclarationField): boolean => {
    if (field === 'technicalName') return listed?.needsTechnicalName ?? /n\.o\.s/i.test(declaration.properShippingName ?? '')
    if (field === 'packingGroup')
      return listed === undefined ? !withoutPackingGroup.test(declaration.hazardClass ?? '') : packingGroupsOf(listed).length > 0
    return true
  }
  return declarationFields.filter((field) => isNeeded(field) && !declaration[field])
}

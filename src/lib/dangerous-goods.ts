export type PackingGroup = 'I' | 'II' | 'III'
export type TunnelCode = '-' | 'B' | 'B/D' | 'B/E' | 'C' | 'C/D' | 'C/E' | 'D' | 'D/E' | 'E'

/** How a product is declared for carriage. Null is what nobody has stated yet, or what the entry has not. */
export interface DangerousGoodsDeclaration {
  properShippingName: string | null
  /** Class or division, such as `3` or `6.1`. */
  hazardClass: string | null
  subsidiaryHazards: string[]
  packingGroup: PackingGroup | null
  /** Tunnel restriction code of ADR without its brackets; `-` for none. */
  tunnelCode: TunnelCode | null
  /** What an entry “not otherwise specified” contains. */
  technicalName: string | null
  /** E.164; answered at all hours. */
  emergencyPhone: string | null
}

/** A declaration that states nothing yet. */
export const undeclared: DangerousGoodsDeclaration = {
  properShippingName: null,
  hazardClass: null,
  subsidiaryHazards: [],
  packingGroup: null,
  tunnelCode: null,
  technicalName: null,
  emergencyPhone: null,
}

/** What a declaration may lack, in the order in which a document has them. */
export const declarationFields = [
  'properShippingName',
  'technicalName',
  'hazardClass',
  'packingGroup',
  'tunnelCode',
  'emergencyPhone',
] as const
export type DeclarationField = (typeof declarationFields)[number]

/** Returns the line of a transport document in the order of ADR 5.4.1.1.1, such as `UN 1230 METHANOL, 3 (6.1), II, (D/E)`. */
export function transportDescription(unNumber: string, declaration: DangerousGoodsDeclaration): string {
  const { properShippingName, technicalName, hazardClass, subsidiaryHazards, packingGroup, tunnelCode } = declaration
  const name = [unNumber.replace(/^UN/, 'UN '), properShippingName, technicalName && `(${technicalName})`]
  const dangers = [hazardClass, subsidiaryHazards.length > 0 && `(${subsidiaryHazards.join(', ')})`]
  const parts = [joined(name), joined(dangers), packingGroup, tunnelCode && `(${tunnelCode})`]
  return parts.filter((part) => part).join(', ')
}

const joined = (parts: readonly (string | false | null)[]): string => parts.filter((part) => part).join(' ')

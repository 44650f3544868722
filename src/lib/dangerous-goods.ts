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
  /** The lowest, in °C by closed cup; of flammable liquids. */
  flashPoint: number | null
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
  flashPoint: null,
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

/** What a dispatch may lack: the flash point beside, which is asked of what goes by sea. */
export const dispatchFields = [...declarationFields, 'flashPoint'] as const

/** What the line of a transport document says beside the declaration. */
export interface Carried {
  /** H codes of the goods. */
  hazards?: readonly string[]
  bySea?: boolean
}

/** Whether a flash point belongs to the declaration: of class 3, or with it as a subsidiary hazard (IMDG Code 5.4.1.4.3.6). */
export const needsFlashPoint = ({
  hazardClass,
  subsidiaryHazards,
}: Pick<DangerousGoodsDeclaration, 'hazardClass' | 'subsidiaryHazards'>): boolean =>
  hazardClass === '3' || subsidiaryHazards.includes('3')

/** Entries whose name says already that they are hazardous to the environment. */
const namedEnvironmental: ReadonlySet<string> = new Set(['UN3077', 'UN3082'])

/** Aquatic acute 1, chronic 1 and 2: the criteria of ADR 2.2.9.1.10 and of marine pollutants. */
const isEnvironmental = (unNumber: string, hazards: readonly string[]): boolean =>
  !namedEnvironmental.has(unNumber) && hazards.some((code) => /H4(00|10|11)/.test(code))

/**
 * Returns the line of a transport document in the order of ADR 5.4.1.1.1, such as `UN 1230 METHANOL, 3 (6.1), II, (D/E)`; by sea with the flash
 * point of flammable liquids, and of goods that are hazardous to the environment with the words of ADR 5.4.1.1.18 and of the IMDG Code 5.4.1.4.3.5.
 */
export function transportDescription(
  unNumber: string,
  declaration: DangerousGoodsDeclaration,
  { hazards = [], bySea = false }: Carried = {},
): string {
  const { flashPoint } = declaration
  const { properShippingName, technicalName, hazardClass, subsidiaryHazards, packingGroup, tunnelCode } = declaration
  const name = [unNumber.replace(/^UN/, 'UN '), properShippingName, technicalName && `(${technicalName})`]
  const dangers = [hazardClass, subsidiaryHazards.length > 0 && `(${subsidiaryHazards.join(', ')})`]
  const flash = bySea && flashPoint !== null && needsFlashPoint(declaration) && `(${flashPoint} °C c.c.)`
  const environmental = bySea ? 'MARINE POLLUTANT/ENVIRONMENTALLY HAZARDOUS' : 'ENVIRONMENTALLY HAZARDOUS'
  const mark = isEnvironmental(unNumber, hazards) && environmental
  const parts = [joined(name), joined(dangers), packingGroup, tunnelCode && `(${tunnelCode})`, flash, mark]
  return parts.filter((part) => part).join(', ')
}

const joined = (parts: readonly (string | false | null)[]): string => parts.filter((part) => part).join(' ')

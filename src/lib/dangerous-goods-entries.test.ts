import { describe, expect, it } from 'vitest'
import { type DangerousGoodsDeclaration, transportDescription, undeclared } from './dangerous-goods.ts'
import list from './dangerous-goods-list.json' with { type: 'json' }
import {
  dangerousGoodsEntries,
  declarationOfEntry,
  entryOfName,
  missingOfDeclaration,
  packingGroupsOf,
} from './dangerous-goods-entries.ts'
import { isUnNumber } from './un-number.ts'

const phone = '+966133456789'

describe('the list of dangerous goods', () => {
  const hazard = /^(1\.[1-6][A-S]?|2\.[123]|3|4\.[123]|5\.[12]|6\.[12]|7|8|9)$/
  const tunnel = /^(-|E|D|D\/E|C|C\/D|C\/E|B|B\/D|B\/E)$/

  it.each(Object.keys(list).flatMap((unNumber) => dangerousGoodsEntries(unNumber).map((entry) => [unNumber, entry] as const)))(
    'has a sound entry of %s',
    (unNumber, entry) => {
      expect(isUnNumber(unNumber)).toBe(true)
      expect(entry.properShippingName).toMatch(/[A-Z]{3}/)
      // A document names one of the names that the list joins by “or”.
      expect(entry.properShippingName).not.toMatch(/ or [A-Z]/)
      for (const danger of [entry.hazardClass, ...entry.subsidiaryHazards]) expect(danger).toMatch(hazard)
      expect(entry.subsidiaryHazards).not.toContain(entry.hazardClass)
      expect(Object.keys(entry.packingGroups).every((group) => ['I', 'II', 'III', '-'].includes(group))).toBe(true)
      for (const code of Object.values(entry.packingGroups)) expect(code).toMatch(tunnel)
      // Gases have no packing group, all else in the list has one.
      expect('-' in entry.packingGroups).toBe(entry.hazardClass.startsWith('2'))
      // Generic entries, and those alone of the list but for hydrocarbons, name what they contain.
      const generic = entry.properShippingName.includes('N.O.S.') && unNumber !== 'UN3295'
      expect(entry.needsTechnicalName).toBe(generic)
    },
  )

  it.each([
    ['UN1230', '3', ['6.1'], ['II']],
    ['UN2014', '5.1', ['8'], ['II']],
    ['UN1789', '8', [], ['II', 'III']],
    ['UN2811', '6.1', [], ['I', 'II', 'III']],
    ['UN1005', '2.3', ['8'], []],
  ])('classifies %s as %s, subsidiary %j, packing groups %j', (unNumber, hazardClass, subsidiaryHazards, groups) => {
    const [listed] = dangerousGoodsEntries(unNumber)
    expect(listed && [listed.hazardClass, listed.subsidiaryHazards, packingGroupsOf(listed)]).toEqual([
      hazardClass,
      subsidiaryHazards,
      groups,
    ])
  })
})

describe('a declaration', () => {
  it('is complete but for the emergency number where the list leaves no choice', () => {
    const declared = declarationOfEntry('UN1230', undeclared)
    expect(missingOfDeclaration('UN1230', declared)).toEqual(['emergencyPhone'])
    expect(transportDescription('UN1230', declared)).toBe('UN 1230 METHANOL, 3 (6.1), II, (D/E)')
  })

  it('wants the packing group where an entry has several, and takes the tunnel code from it', () => {
    expect(missingOfDeclaration('UN2811', declarationOfEntry('UN2811', { ...undeclared, emergencyPhone: phone }))).toEqual([
      'technicalName',
      'packingGroup',
      'tunnelCode',
    ])
    const stated = { ...undeclared, packingGroup: 'I' as const, technicalName: 'strychnine', emergencyPhone: phone }
    const declared = declarationOfEntry('UN2811', stated)
    expect(missingOfDeclaration('UN2811', declared)).toEqual([])
    expect(transportDescription('UN2811', declared)).toBe('UN 2811 TOXIC SOLID, ORGANIC, N.O.S. (strychnine), 6.1, I, (C/E)')
  })

  it('of a gas has no packing group', () => {
    const declared = declarationOfEntry('UN1005', { ...undeclared, packingGroup: 'I', emergencyPhone: phone })
    expect(missingOfDeclaration('UN1005', declared)).toEqual([])
    expect(transportDescription('UN1005', declared)).toBe('UN 1005 AMMONIA, ANHYDROUS, 2.3 (8), (C/D)')
  })

  it('keeps what was typed of a number that the list does not have, and wants all of it', () => {
    expect(missingOfDeclaration('UN3999', declarationOfEntry('UN3999', undeclared))).toEqual([
      'properShippingName',
      'hazardClass',
      'packingGroup',
      'tunnelCode',
      'emergencyPhone',
    ])
    const typed: DangerousGoodsDeclaration = {
      properShippingName: 'PAINT, N.O.S.',
      hazardClass: '3',
      subsidiaryHazards: [],
      packingGroup: 'II',
      tunnelCode: 'D/E',
      technicalName: null,
      emergencyPhone: phone,
      flashPoint: null,
    }
    expect(declarationOfEntry('UN3999', typed)).toEqual(typed)
    expect(missingOfDeclaration('UN3999', typed)).toEqual(['technicalName'])
    expect(missingOfDeclaration('UN3999', { ...typed, hazardClass: '5.2', packingGroup: null })).toEqual(['technicalName'])
  })

  it('lets nobody call goods of the list by another name or class', () => {
    const declared = declarationOfEntry('UN1090', {
      ...undeclared,
      properShippingName: 'WATER',
      hazardClass: '9',
      technicalName: 'water',
    })
    expect(transportDescription('UN1090', declared)).toBe('UN 1090 ACETONE, 3, II, (D/E)')
  })
})

describe('a UN number with several proper shipping names', () => {
  const ofNitricAcid = (percent: 'more than 70%' | 'less than 65%') => ({
    ...undeclared,
    properShippingName: `NITRIC ACID, other than red fuming, with ${percent} nitric acid`,
    emergencyPhone: phone,
  })

  it('keeps what all of them say before one is chosen, and no class where they differ', () => {
    const declared = declarationOfEntry('UN1170', { ...undeclared, properShippingName: 'ETHANOL', packingGroup: 'III' })
    expect(declared).toEqual({ ...undeclared, hazardClass: '3', packingGroup: 'III', tunnelCode: 'D/E' })
    expect(declarationOfEntry('UN2031', { ...undeclared, packingGroup: 'II' })).toEqual(undeclared)
  })

  it('is not declared before one is chosen: nothing else is asked for until then', () => {
    const declared = declarationOfEntry('UN2789', { ...undeclared, properShippingName: 'ACETIC ACID' })
    expect(declared.properShippingName).toBe(null)
    expect(missingOfDeclaration('UN2789', declared)).toEqual(['properShippingName', 'emergencyPhone'])
    expect(missingOfDeclaration('UN2789', { ...declared, emergencyPhone: phone })).toEqual(['properShippingName'])
  })

  it('is declared by the one that applies, with its own dangers and packing group', () => {
    const described = (percent: Parameters<typeof ofNitricAcid>[0]) => {
      const declared = declarationOfEntry('UN2031', ofNitricAcid(percent))
      expect(missingOfDeclaration('UN2031', declared)).toEqual([])
      return transportDescription('UN2031', declared)
    }
    expect(described('more than 70%')).toBe(
      'UN 2031 NITRIC ACID, other than red fuming, with more than 70% nitric acid, 8 (5.1), I, (E)',
    )
    expect(described('less than 65%')).toBe(
      'UN 2031 NITRIC ACID, other than red fuming, with less than 65% nitric acid, 8, II, (E)',
    )
    expect(entryOfName('UN2031', undeclared)).toBe(undefined)
  })
})

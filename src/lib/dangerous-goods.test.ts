import { expect, it } from 'vitest'
import { transportDescription, type DangerousGoodsDeclaration } from './dangerous-goods.ts'

const methanol: DangerousGoodsDeclaration = {
  properShippingName: 'METHANOL',
  hazardClass: '3',
  subsidiaryHazards: ['6.1'],
  packingGroup: 'II',
  tunnelCode: 'D/E',
  technicalName: null,
  emergencyPhone: null,
}

it.each([
  ['UN1230', methanol, 'UN 1230 METHANOL, 3 (6.1), II, (D/E)'],
  [
    'UN1017',
    {
      ...methanol,
      properShippingName: 'CHLORINE',
      hazardClass: '2.3',
      subsidiaryHazards: ['5.1', '8'],
      packingGroup: null,
      tunnelCode: 'C/D',
    },
    'UN 1017 CHLORINE, 2.3 (5.1, 8), (C/D)',
  ],
  [
    'UN3082',
    {
      ...methanol,
      properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S.',
      technicalName: 'limonene',
      hazardClass: '9',
      subsidiaryHazards: [],
      packingGroup: 'III',
      tunnelCode: '-',
    },
    'UN 3082 ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (limonene), 9, III, (-)',
  ],
  [
    'UN3999',
    { ...methanol, properShippingName: null, hazardClass: null, subsidiaryHazards: [], packingGroup: null, tunnelCode: null },
    'UN 3999',
  ],
] as const satisfies [string, DangerousGoodsDeclaration, string][])(
  'a transport document describes %s so',
  (unNumber, declaration, line) => expect(transportDescription(unNumber, declaration)).toBe(line),
)

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
  flashPoint: 9,
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

it.each([
  ['UN1230', methanol, { hazards: ['H225', 'H412'] }, 'UN 1230 METHANOL, 3 (6.1), II, (D/E)'],
  ['UN1230', methanol, { bySea: true }, 'UN 1230 METHANOL, 3 (6.1), II, (D/E), (9 °C c.c.)'],
  [
    'UN1230',
    { ...methanol, flashPoint: -20 },
    { bySea: true, hazards: ['H400+H410'] },
    'UN 1230 METHANOL, 3 (6.1), II, (D/E), (-20 °C c.c.), MARINE POLLUTANT/ENVIRONMENTALLY HAZARDOUS',
  ],
  ['UN1230', methanol, { hazards: ['H411'] }, 'UN 1230 METHANOL, 3 (6.1), II, (D/E), ENVIRONMENTALLY HAZARDOUS'],
  // A flash point that was stated of goods of another class says nothing.
  ['UN3082', { ...methanol, hazardClass: '9' }, { bySea: true, hazards: ['H410'] }, 'UN 3082 METHANOL, 9 (6.1), II, (D/E)'],
  [
    'UN2789',
    { ...methanol, hazardClass: '8', subsidiaryHazards: ['3'], flashPoint: 39 },
    { bySea: true },
    'UN 2789 METHANOL, 8 (3), II, (D/E), (39 °C c.c.)',
  ],
])('%s has its flash point by sea, and what harms the environment says so', (unNumber, declaration, carried, line) =>
  expect(transportDescription(unNumber, declaration, carried)).toBe(line),
)

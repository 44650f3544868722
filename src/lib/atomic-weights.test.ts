import { describe, expect, it } from 'vitest'
import { atomicWeights } from './atomic-weights.ts'

describe('atomicWeights', () => {
  it('cover the 118 elements and deuterium', () => expect(atomicWeights.size).toBe(119))

  it('hold the abridged standard values of the elements traded most', () => {
    const symbols = ['H', 'C', 'N', 'O', 'Na', 'S', 'Cl', 'K', 'Ca', 'Fe', 'Cu', 'I']
    expect(symbols.map((symbol) => atomicWeights.get(symbol))).toStrictEqual([
      1.008, 12.011, 14.007, 15.999, 22.99, 32.06, 35.45, 39.098, 40.078, 55.845, 63.546, 126.9,
    ])
  })

  it('rise with the atomic number, but for the known inversions', () => {
    const elements = [...atomicWeights].filter(([symbol]) => symbol !== 'D')
    const inversions = elements.filter(([, weight], index) => weight < (elements[index - 1]?.[1] ?? 0)).map(([symbol]) => symbol)
    expect(inversions).toStrictEqual(['K', 'Ni', 'I', 'Pa', 'Np', 'Am', 'Hs'])
  })
})

import { describe, expect, it } from 'vitest'
import { type Incoterm, incoterms, isIncoterm, sellerCarries, usualTerm } from './incoterms.ts'

const codesOf = (mode: string): string[] => incoterms.filter((term) => term.mode === mode).map(({ code }) => code)

describe('incoterms', () => {
  it('are the seven rules for any mode and the four for sea', () => {
    expect(codesOf('any')).toStrictEqual(['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'])
    expect(codesOf('sea')).toStrictEqual(['FAS', 'FOB', 'CFR', 'CIF'])
    expect(incoterms).toHaveLength(11)
  })

  it('leave the main carriage to the seller in the groups C and D', () => {
    const carried = incoterms.filter(({ code }) => sellerCarries(code)).map(({ code }) => code)
    expect(carried).toStrictEqual(['CPT', 'CIP', 'DAP', 'DPU', 'DDP', 'CFR', 'CIF'])
  })

  it.each<[Incoterm | undefined, Incoterm[]]>([
    ['DAP', ['EXW', 'DAP']],
    ['FCA', ['EXW', 'FOB', 'FCA']],
    ['FOB', ['EXW', 'FOB', 'CFR']],
    ['EXW', ['EXW']],
    [undefined, []],
  ])('begin with %s where %j are offered: EXW and what needs a named place come last', (usual, offered) =>
    expect(usualTerm(offered)).toBe(usual),
  )

  it('leave out what Incoterms 2020 has dropped, and anything not in capitals', () =>
    expect(['FOB', 'DPU', 'DAT', 'DDU', 'DAF', 'fob', ''].map(isIncoterm)).toStrictEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]))
})

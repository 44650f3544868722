import { runInNewContext } from 'node:vm'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { instrument } from './instrument.ts'

const mutantsOf = (text: string) =>
  instrument('rule.ts', text, 0).mutants.map(({ original, mutated }) => `${original} → ${mutated}`)

/** Returns the code's `value` with one mutant active, or without any. */
async function valueOf(text: string, inForce: number): Promise<unknown> {
  const { code } = await transformWithOxc(instrument('rule.ts', text, 0).code, 'rule.ts')
  return runInNewContext(`${code}; value`, { __mutant: (id: number) => id === inForce })
}

describe('the mutants of a source', () =>
  it.each([
    ['const a = b < c', ['b < c → b <= c', 'b < c → b >= c', 'b < c → true', 'b < c → false']],
    ['if (a && b) c()', ['a && b → a || b', 'a && b → true', 'a && b → false']],
    ['const a = b === 1 && c', ['b === 1 && c → b === 1 || c', 'b === 1 → b !== 1', 'b === 1 → true']],
    ['const a = b ?? c ?? d', ['b ?? c ?? d → (b ?? c) && d', 'b ?? c → (b) && c']],
    ['const a = b?.c?.d', ['b?.c?.d → b?.c.d', 'b?.c?.d → b.c?.d']],
    ['const a = b.filter((c) => !c)', ['b.filter((c) => !c) → b', '!c → c', '!c → undefined']],
    ['const a = { b: [1], c: true }', ['{ b: [1], c: true } → {}', '[1] → []', 'true → false']],
    ['const a = /^b+[^c]\\d$/', ['b+[^c]\\d$', '^b[^c]\\d$', '^b+[^c]\\D$', '^b+[^c]\\d'].map((to) => `/^b+[^c]\\d$/ → /${to}/`)],
    ['function a() { return 1 }', ['{ return 1 } → {}']],
    ['type A = { b: true }; let c: A = d as A', []],
    ["const a = 'b' + c", []],
    ['const a = setup({ types: { events: {} as B } })', ['{ types: { events: {} as B } } → {}']],
  ])('%s', (text, expected) => expect(mutantsOf(text)).toEqual(expected)))

describe('a source with its mutants in it', () => {
  const text = 'let value = 1\nfor (const add of [2, 3].filter((each) => each > 2)) value += add\n;[value] = [value * 2]'

  it('does what it did while none is in force', async () => expect(await valueOf(text, -1)).toBe(8))

  it('does what the one in force says', async () => {
    const found = instrument('rule.ts', text, 0).mutants.map(({ original, mutated }) => `${original} → ${mutated}`)
    const sums = await Promise.all(
      ['[2, 3].filter((each) => each > 2) → [2, 3]', 'value += add → value -= add', 'value * 2 → value / 2'].map((mutant) =>
        valueOf(text, found.indexOf(mutant)),
      ),
    )
    expect(sums).toEqual([12, -4, 2])
  })
})

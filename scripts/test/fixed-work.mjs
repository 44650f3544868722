/**
 * A fixed piece of work of the kinds that a test run does: compiling, parsing, hashing, sorting, allocating. `node
 * scripts/test/fixed-work.mjs` does it once; scripts/test/pace.ts runs one on each core and measures the time.
 */
import { createHash } from 'node:crypto'
import { Script } from 'node:vm'

let sum = 0
for (let round = 0; round < 120; round += 1) {
  const rows = Array.from({ length: 4_000 }, (_, at) => ({
    id: createHash('sha256').update(`${round}-${at}`).digest('hex'),
    names: [`substance ${at % 97}`, `مادة ${at % 89}`, `পদার্থ ${at % 83}`],
    price: { amount: (at * 7919) % 10_007, currency: 'SAR' },
  }))
  const copies = JSON.parse(JSON.stringify(rows))
  copies.sort((one, other) => (one.id < other.id ? -1 : 1))
  const byName = new Map()
  for (const { names, price } of copies) for (const name of names) byName.set(name, (byName.get(name) ?? 0) + price.amount)
  for (const [name, amount] of byName) if (/^\p{L}+ \d*7$/u.test(name)) sum += amount
  const code = rows.slice(0, 300).map(({ id }, at) => `function f${round}_${at}(a) { return a + '${id}'.length }`)
  sum += new Script(`${code.join('\n')}\n${code.map((_, at) => `f${round}_${at}(${at})`).join('+')}`).runInThisContext()
}
console.log(sum)

import { describe, expect, it } from 'vitest'
import { tryCounts } from './try-counts.ts'

const expiresAt = '2026-11-27T12:00:00.000Z'

/** Counts when it is let go on; `sent` has the tries of each statement. */
function openCounter() {
  const sent: number[] = []
  const answers: ((fails: boolean) => void)[] = []
  let total = 0
  const countTry = tryCounts((_, __, tries) => {
    sent.push(tries)
    return new Promise((resolve, reject) => {
      answers.push((fails) => {
        if (fails) return reject(new Error('The database is away'))
        total += tries
        return resolve(total)
      })
    })
  })
  const answer = async (fails = false) => {
    answers.shift()?.(fails)
    await new Promise(setImmediate)
  }
  return { countTry, sent, answer }
}

describe('tries of one window', () => {
  it('that come while one is counted are counted together, each with a number of its own', async () => {
    const { countTry, sent, answer } = openCounter()
    const counts = Promise.all(Array.from({ length: 5 }, () => countTry('login', expiresAt)))
    await answer()
    await answer()
    expect([await counts, sent]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 4],
    ])
  })

  it('do not wait for those of another window', () => {
    const { countTry, sent } = openCounter()
    void countTry('login', expiresAt)
    void countTry('signup', expiresAt)
    expect(sent).toEqual([1, 1])
  })

  it('fail together, and the next is counted again', async () => {
    const { countTry, sent, answer } = openCounter()
    const counts = Promise.allSettled([countTry('login', expiresAt), countTry('login', expiresAt), countTry('login', expiresAt)])
    await answer()
    await answer(true)
    expect((await counts).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    const next = countTry('login', expiresAt)
    await answer()
    expect([await next, sent]).toEqual([2, [1, 2, 1]])
  })
})

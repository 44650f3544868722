import { describe, expect, it } from 'vitest'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openMarketplace } from '#tests/support/marketplace.ts'
import { sidewaysPhoto } from '#tests/support/sample-files.ts'

/** Pictures that are drawn anew when they are let go on. */
async function openDrawing() {
  const market = await openMarketplace(openMemoryStore())
  const { redraw } = market.ports.images
  const waiting: (() => void)[] = []
  market.ports.images = {
    ...market.ports.images,
    redraw: async (...given) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return redraw(...given)
    },
  }
  market.ports.imageAnalysis = { service: 'googleCloudVision', analyse: async () => ({ text: 'acetone', labels: [] }) }
  const photo = new File([await sidewaysPhoto(30, 20)], 'drum.jpg')
  const send = (token: string) => market.envelope('addAttachment', { token, body: { file: photo } })
  const analyse = (address: string) => market.envelope('analyseImage', { address, body: { image: photo } })
  return { market, waiting, send, analyse }
}

it('a picture to be read is not drawn where no service could read it', async () => {
  const { market, waiting, analyse } = await openDrawing()
  market.ports.imageAnalysis = undefined
  expect((await analyse('203.0.113.1')).code).toBe(503)
  expect(waiting).toEqual([])
})

describe('pictures that are sent all at once', () => {
  it('are drawn one of each person and four of all at a time, and all of them in the end', async () => {
    const { market, waiting, send, analyse } = await openDrawing()
    const token = await market.signIn('buyer')
    const sent = [
      ...Array.from({ length: 6 }, () => send(token)),
      ...Array.from({ length: 6 }, (_, at) => analyse(`203.0.113.${at}`)),
    ]
    await expect.poll(() => waiting.length).toBe(4)
    let most = 0
    for (let left = sent.length; left > 0; left -= 1) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      most = Math.max(most, waiting.length)
      waiting.shift()?.()
    }
    expect(most).toBe(4)
    const codes = (await Promise.all(sent)).map(({ code }) => code)
    expect(codes.slice(0, 6)).toEqual(Array(6).fill(200))
    expect(codes).not.toContain(429)
  })

  it('are drawn two of each network at a time, and those of others meanwhile', async () => {
    const { waiting, analyse } = await openDrawing()
    const sent = Array.from({ length: 6 }, (_, at) => analyse(`2001:db8:0:1::${at + 1}`))
    await expect.poll(() => waiting.length).toBe(2)
    // It came last, and all that could be drawn before it are being drawn.
    const other = analyse('2001:db8:0:2::1')
    await expect.poll(() => waiting.length).toBe(3)
    waiting.pop()?.()
    expect((await other).code).not.toBe(429)
    for (let left = sent.length; left > 0; left -= 1) {
      await expect.poll(() => waiting.length).toBe(Math.min(2, left))
      waiting.shift()?.()
    }
    await Promise.all(sent)
  })

  it('of one person are refused once too many wait', async () => {
    const { market, waiting, send } = await openDrawing()
    const token = await market.signIn('buyer')
    const codes: number[] = []
    const sent = Array.from({ length: 45 }, async () => codes.push((await send(token)).code))
    await expect.poll(() => codes).toEqual(Array(4).fill(429))
    for (let left = 41; left > 0; left -= 1) {
      await expect.poll(() => waiting.length).toBe(1)
      waiting.shift()?.()
    }
    await Promise.all(sent)
    expect(codes.filter((code) => code === 200)).toHaveLength(41)
  })
})

import { type AddressInfo, createServer } from 'node:net'
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { RatesUnusable } from '#server/ports/rate-source.ts'
import { ecbFile } from '#tests/support/ecb-file.ts'
import { ecbRates, readEcbFile } from './rates-ecb.ts'

let server: Server | undefined
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)))
  server = undefined
})

/** A bank on this machine. */
async function bank(answer: RequestListener): Promise<string> {
  server = createHttpServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-daily.xml`
}

describe('the European Central Bank’s file', () => {
  it('is read from the bank', async () => {
    const asked: (string | undefined)[] = []
    const url = await bank((request, response) => {
      asked.push(request.url)
      response.end(ecbFile('2026-11-25', { USD: 1.16, JPY: 181.2 }))
    })
    expect(await ecbRates({ url }).latest()).toEqual({ date: '2026-11-25', perEuro: { USD: 1.16, JPY: 181.2 } })
    expect(asked).toEqual(['/eurofxref-daily.xml'])
  })

  it('is read with other quotation marks and prefixes too', () =>
    expect(readEcbFile('<x:Cube><x:Cube time="2026-11-25"><x:Cube rate="1.1000" currency="USD"/></x:Cube></x:Cube>')).toEqual({
      date: '2026-11-25',
      perEuro: { USD: 1.1 },
    }))

  it.each([
    ['an error page', '<html><body>Bad gateway</body></html>', 'is of 0 days'],
    ['a file of two days', `${ecbFile('2026-11-24', { USD: 1 })}${ecbFile('2026-11-25', { USD: 1 })}`, 'is of 2 days'],
    ['a day that is none', ecbFile('2026-02-30', { USD: 1 }), 'is none'],
    ['a rate of nothing', ecbFile('2026-11-25', { USD: 0 }), 'is no number'],
    ['a rate in words', ecbFile('2026-11-25', { USD: 'N/A' }), 'is no number'],
    ['a rate with an exponent', ecbFile('2026-11-25', { USD: '1e9' }), 'is no number'],
    [
      'a currency named twice',
      ecbFile('2026-11-25', { USD: 1.1 }).replace('</Cube>', '<Cube currency="USD" rate="9"/></Cube>'),
      'twice',
    ],
  ])('is refused as %s', (_name, text, why) => {
    expect(() => readEcbFile(text)).toThrow(RatesUnusable)
    expect(() => readEcbFile(text)).toThrow(why)
  })

  it('is refused when it is larger than such a file can be, without all of it being read', async () => {
    const url = await bank((_request, response) => {
      const more = () => {
        while (response.write(' '.repeat(16_384)));
        response.once('drain', more)
      }
      more()
    })
    await expect(ecbRates({ url }).latest()).rejects.toThrow(
      new RatesUnusable('The file of exchange rates is larger than 65536 bytes'),
    )
  })

  it('is given up when the bank is slow, answers with an error, sends elsewhere, or is away', async () => {
    const slow = await bank((_request, response) => void response.write('<Cube>'))
    await expect(ecbRates({ url: slow, timeout: 100 }).latest()).rejects.toThrow(/abort|timeout/i)
    server?.closeAllConnections()
    server?.close()
    const broken = await bank((_request, response) => void response.writeHead(503).end())
    await expect(ecbRates({ url: broken }).latest()).rejects.toThrow('answered 503')
    server?.close()
    const elsewhere = await bank((_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end())
    await expect(ecbRates({ url: elsewhere }).latest()).rejects.toThrow(TypeError)
    server?.close()
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as AddressInfo // listens on a port
    await new Promise((resolve) => closed.close(resolve))
    await expect(ecbRates({ url: `http://127.0.0.1:${port}/` }).latest()).rejects.toThrow(TypeError)
  })
})

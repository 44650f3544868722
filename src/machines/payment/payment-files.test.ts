import { afterEach, beforeEach, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { invoiceFileMachine } from './invoice-file.machine.ts'
import { statementFileMachine } from './statement-file.machine.ts'
import { transactionFileMachine } from './transaction-file.machine.ts'

let calls: string[]
beforeEach(() => {
  calls = []
  configureApi({
    baseUrl: 'http://localhost/api',
    fetch: async (request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api/', '')} ${await request.text()}`.trim())
      return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
    },
  })
})
afterEach(() => configureApi({}))

const statement = { month: '2026-11', currency: 'SAR', format: 'pdf' } as const
const files = [
  [statementFileMachine, statement, `PATCH transaction/getStatement ${JSON.stringify(statement)}`],
  [transactionFileMachine, { currency: 'SAR' }, 'PATCH transaction/exportTransactions {"currency":"SAR"}'],
  [invoiceFileMachine, { id: 'i1', language: 'Bangla' }, 'GET order/viewInvoice/i1'],
] as const

it.each(files.map((file) => [file[0].id, ...file] as const))(
  '%s hands out the file of its call',
  async (_, machine, wanted, call) => {
    const saved: [text: string, name: string][] = []
    // One type for all, of which each wants its own.
    const made = (machine as typeof statementFileMachine).provide({
      actions: {
        saveFile: (_context, { file, fileName }) => {
          void file.text().then((text) => saved.push([text, fileName]))
        },
      },
    })
    const actor = createActor(made).start()
    actor.send({ type: 'file.asked', wanted: wanted as typeof statement, fileName: 'file.pdf' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    await expect.poll(() => saved).toEqual([['%PDF', 'file.pdf']])
    expect(calls).toEqual([call])
    actor.stop()
  },
)

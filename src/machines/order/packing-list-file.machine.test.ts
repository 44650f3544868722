import { afterEach, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { packingListFileMachine } from './packing-list-file.machine.ts'

afterEach(() => configureApi({}))

it('hands out the packing list of the shipment in the language that is asked for', async () => {
  const calls: string[] = []
  configureApi({
    baseUrl: 'http://localhost/api',
    fetch: async (request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('x-auth-language')}`)
      return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
    },
  })
  const saved: string[] = []
  const machine = packingListFileMachine.provide({ actions: { saveFile: (_, { fileName }) => saved.push(fileName) } })
  const actor = createActor(machine).start()
  actor.send({ type: 'file.asked', wanted: { id: 's1', language: 'Arabic' }, fileName: 'PL-2026-000017.pdf' })
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(calls).toEqual(['GET /api/order/viewPackingList/s1 Arabic'])
  await expect.poll(() => saved).toEqual(['PL-2026-000017.pdf'])
  actor.stop()
})

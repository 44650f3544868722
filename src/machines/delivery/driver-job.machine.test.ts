import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import type { Job } from '#src/api/call-carrier-api.ts'
import { actorDone, actorFailed, rejected, unreachable } from '#tests/support/actor-events.ts'
import { reachedStates, statesOf } from '#tests/support/flow-states.ts'
import { type DriverJobEvent, driverJobMachine } from './driver-job.machine.ts'
import { type DriverReport, isOverUnsent, type KeptJob, stateWith, withReport } from './driver-reports.ts'

const place = { name: 'Gulf Marjan', address: ['Road 1', 'Jubail'], country: 'SA', phone: '+966501234567' }
const job = (state: Job['state']): Job => ({
  orderNumber: 'KO-26-0000042',
  state,
  name_en: 'Acetone',
  quantity: { value: 160, unit: 'kg' },
  pickUp: place,
  destination: place,
  driverName: 'Salim Khan',
  vehicle: 'RUH 4821',
  photos: 0,
})
const nothing: KeptJob = { job: null, reports: [] }
const handingOver = { receivedBy: 'Nadia Rahman', signature: [[0, 0, 9, 9]], photos: ['data:image/jpeg;base64,AA=='] }
const here = { latitude: 27.0046, longitude: 49.646 }
const input = { token: 'a token', language: 'English', kept: nothing }

describe('the job of a driver', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00.000Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('reaches every state', () => {
    const events = [
      actorDone('loading', job('underway')),
      actorFailed('loading', unreachable),
      actorFailed('loading', rejected(401)),
      { type: 'sharing.asked' },
      { type: 'position.denied' },
      { type: 'delivery.begun' },
      { type: 'failure.begun' },
      { type: 'position.found', place: here },
      { type: 'page.shown' },
      actorFailed('sending', unreachable),
    ]
    const inputs = [input, { ...input, token: null }]
    expect(reachedStates(driverJobMachine, events as never, inputs as never)).toEqual(statesOf(driverJobMachine))
  })

  /** Opens the job over a server of the test: each call waits until it is answered. */
  async function open(state: Job['state'], kept: KeptJob = nothing) {
    const calls: { report: DriverReport; answer: (job: Job) => void; fail: (error: unknown) => void }[] = []
    const keeping: KeptJob[] = []
    const server = { readings: 0, read: async () => job(state) }
    let find: (event: DriverJobEvent) => void = () => undefined
    let stopped = 0
    const machine = driverJobMachine.provide({
      actors: {
        loading: fromPromise(() => {
          server.readings += 1
          return server.read()
        }),
        sending: fromPromise(({ input: { report } }) => new Promise<Job>((answer, fail) => calls.push({ report, answer, fail }))),
        watching: fromCallback<DriverJobEvent>(({ sendBack }) => {
          find = sendBack
          return () => (stopped += 1)
        }),
      },
      actions: { keep: (_, { job: known, reports }) => void keeping.push({ job: known, reports }) },
    })
    const actor = createActor(machine, { input: { ...input, kept } }).start()
    await vi.advanceTimersByTimeAsync(0)
    const settle = async (at: number, outcome: Job | Error) => {
      if (outcome instanceof Error) calls[at]?.fail(outcome)
      else calls[at]?.answer(outcome)
      await vi.advanceTimersByTimeAsync(0)
    }
    const waiting = () => actor.getSnapshot().context.reports.map(({ call }) => call)
    return { actor, calls, server, keeping, settle, waiting, find: (event: DriverJobEvent) => find(event), stops: () => stopped }
  }

  it('keeps what is said, and sends it in its order when the network is back', async () => {
    const { actor, calls, keeping, settle, waiting } = await open('offered')
    actor.send({ type: 'job.accepted' })
    await settle(0, new ApiError(unreachable))
    expect(actor.getSnapshot().hasTag('offline')).toBe(true)
    actor.send({ type: 'job.started' })
    expect(waiting()).toEqual(['acceptJob', 'startJob'])
    expect(keeping.at(-1)?.reports.map(({ call }) => call)).toEqual(['acceptJob', 'startJob'])
    actor.send({ type: 'network.returned' })
    expect(calls.map(({ report }) => report.call)).toEqual(['acceptJob', 'acceptJob'])
    expect(calls[1]?.report.body).toEqual({ at: '2026-11-21T08:00:00.000Z' })
    await settle(1, job('accepted'))
    await settle(2, job('underway'))
    expect([waiting(), actor.getSnapshot().context.job?.state]).toEqual([[], 'underway'])
    expect(keeping.at(-1)).toEqual({ job: job('underway'), reports: [] })
  })

  it('tries by itself after a pause, which grows', async () => {
    const { actor, calls, settle } = await open('offered')
    actor.send({ type: 'job.accepted' })
    await settle(0, new ApiError(unreachable))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(calls).toHaveLength(2)
    await settle(1, new ApiError(unreachable))
    await vi.advanceTimersByTimeAsync(9_000)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(calls).toHaveLength(3)
  })

  it('goes on with what it knows, and with what waits from before, when it opens without a network', async () => {
    const kept: KeptJob = { job: job('accepted'), reports: [{ call: 'startJob', body: {} }] }
    const machine = driverJobMachine.provide({
      actors: {
        loading: fromPromise(() => Promise.reject(new ApiError(unreachable))),
        sending: fromPromise(() => new Promise<Job>(() => undefined)),
      },
    })
    const actor = createActor(machine, { input: { ...input, kept } }).start()
    await vi.advanceTimersByTimeAsync(0)
    expect(actor.getSnapshot().hasTag('ready')).toBe(true)
    expect(actor.getSnapshot().value).toMatchObject({ open: { outbox: 'sending' } })
  })

  it('lets go of what the server does not take, with its words, and sends what comes after', async () => {
    const { actor, calls, settle, waiting } = await open('underway')
    actor.send({ type: 'sharing.asked' })
    actor.send({ type: 'position.found', place: here })
    actor.send({ type: 'delivery.begun' })
    actor.send({ type: 'delivery.told', handingOver })
    await settle(0, new ApiError(rejected(422, 'Not this moment')))
    expect(actor.getSnapshot().context.message).toBe('Not this moment')
    expect(waiting()).toEqual(['addDeliveryPhoto', 'reportDelivery'])
    await settle(1, job('underway'))
    expect(calls[2]?.report.body).toEqual({
      receivedBy: 'Nadia Rahman',
      signature: [[0, 0, 9, 9]],
      at: '2026-11-21T08:00:00.000Z',
    })
    actor.send({ type: 'notice.dismissed' })
    expect(actor.getSnapshot().context.message).toBeNull()
  })

  it('ends at once when the link is another driver’s by now, with the server’s words', async () => {
    const { actor, settle } = await open('offered')
    actor.send({ type: 'job.accepted' })
    await settle(0, new ApiError(rejected(401, 'Given to another driver')))
    expect(actor.getSnapshot().hasTag('closed')).toBe(true)
    expect(actor.getSnapshot().context.message).toBe('Given to another driver')
  })

  it('asks for the position after a press alone, and stops when told to and after the delivery', async () => {
    const { actor, find, stops, waiting } = await open('underway')
    expect(actor.getSnapshot().hasTag('sharing')).toBe(false)
    actor.send({ type: 'sharing.asked' })
    find({ type: 'position.found', place: here })
    expect(waiting()).toEqual(['reportPosition'])
    actor.send({ type: 'sharing.stopped' })
    expect(stops()).toBe(1)
    actor.send({ type: 'sharing.asked' })
    actor.send({ type: 'delivery.begun' })
    actor.send({ type: 'delivery.told', handingOver: { ...handingOver, photos: [] } })
    expect([actor.getSnapshot().hasTag('sharing'), stops()]).toEqual([false, 2])
    // Nothing is said of a delivery twice.
    actor.send({ type: 'delivery.begun' })
    actor.send({ type: 'delivery.told', handingOver })
    expect(waiting()).toEqual(['reportPosition', 'reportDelivery'])
  })

  it('says why the goods could not be handed over, photos first, and can hand them over after all', async () => {
    const { actor, calls, settle, stops } = await open('underway')
    actor.send({ type: 'sharing.asked' })
    actor.send({ type: 'failure.begun' })
    expect(actor.getSnapshot().hasTag('failing')).toBe(true)
    actor.send({ type: 'failure.told', attempt: { reason: 'refused', note: '', photos: handingOver.photos } })
    expect([actor.getSnapshot().hasTag('failing'), actor.getSnapshot().hasTag('sharing'), stops()]).toEqual([false, false, 1])
    await settle(0, job('underway'))
    expect(calls[1]?.report).toEqual({ call: 'reportFailure', body: { reason: 'refused', at: '2026-11-21T08:00:00.000Z' } })
    await settle(1, job('failed'))
    // Once is enough.
    actor.send({ type: 'failure.begun' })
    expect(actor.getSnapshot().hasTag('failing')).toBe(false)
    actor.send({ type: 'delivery.begun' })
    expect(actor.getSnapshot().hasTag('delivering')).toBe(true)
  })

  it('looks for another attempt while the job waits for its seller, and can be started when there is one', async () => {
    const { actor, keeping, server } = await open('failed')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([server.readings, actor.getSnapshot().context.job?.state]).toEqual([2, 'failed'])
    server.read = async () => Promise.reject(new ApiError(unreachable))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(actor.getSnapshot().hasTag('ready')).toBe(true)
    server.read = async () => job('accepted')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([server.readings, actor.getSnapshot().context.job?.state]).toEqual([4, 'accepted'])
    expect(keeping.at(-1)).toEqual({ job: job('accepted'), reports: [] })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(server.readings).toBe(4)
  })

  it('looks for another attempt after a failure of this page too', async () => {
    const { actor, server, settle } = await open('underway')
    await vi.advanceTimersByTimeAsync(90_000)
    actor.send({ type: 'failure.begun' })
    actor.send({ type: 'failure.told', attempt: { reason: 'refused', note: '', photos: [] } })
    await settle(0, job('failed'))
    server.read = async () => job('accepted')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([server.readings, actor.getSnapshot().context.job?.state]).toEqual([2, 'accepted'])
  })

  it('reads the job again when the page is looked at again, but not over what waits to be sent', async () => {
    const { actor, server, settle } = await open('offered')
    server.read = async () => job('accepted')
    actor.send({ type: 'page.shown' })
    await vi.advanceTimersByTimeAsync(0)
    expect([server.readings, actor.getSnapshot().context.job?.state]).toEqual([2, 'accepted'])
    actor.send({ type: 'job.started' })
    actor.send({ type: 'page.shown' })
    expect(server.readings).toBe(2)
    await settle(0, job('underway'))
    let answer: (read: Job) => void = () => undefined
    server.read = () => new Promise<Job>((resolve) => (answer = resolve))
    actor.send({ type: 'page.shown' })
    actor.send({ type: 'position.found', place: here })
    await settle(1, job('delivered'))
    answer(job('underway'))
    await vi.advanceTimersByTimeAsync(0)
    expect(actor.getSnapshot().context.job?.state).toBe('delivered')
  })

  it('closes when the job is another driver’s by the time that the page looks again', async () => {
    const { actor, server } = await open('failed')
    server.read = async () => Promise.reject(new ApiError(rejected(401)))
    actor.send({ type: 'page.shown' })
    await vi.advanceTimersByTimeAsync(0)
    expect(actor.getSnapshot().hasTag('closed')).toBe(true)
  })

  it('sends the note of a failed attempt', async () => {
    const { actor, calls } = await open('underway')
    actor.send({ type: 'failure.begun' })
    actor.send({ type: 'failure.told', attempt: { reason: 'noReceiver', note: 'Gate locked', photos: [] } })
    expect(calls[0]?.report.body).toEqual({ reason: 'noReceiver', note: 'Gate locked', at: '2026-11-21T08:00:00.000Z' })
  })

  it('says when the phone does not tell where it is, and can be asked again', async () => {
    const { actor, find } = await open('accepted')
    actor.send({ type: 'sharing.asked' })
    find({ type: 'position.denied' })
    expect(actor.getSnapshot().hasTag('denied')).toBe(true)
    actor.send({ type: 'sharing.asked' })
    expect(actor.getSnapshot().hasTag('sharing')).toBe(true)
  })
})

describe('the reports of a driver', () => {
  it('say how far the driver is before the server knows', () => {
    expect(stateWith(job('offered'), [])).toBe('offered')
    expect(stateWith(job('offered'), [{ call: 'acceptJob' }, { call: 'reportPosition' }])).toBe('accepted')
    expect(stateWith(job('underway'), [{ call: 'reportDelivery' }])).toBe('delivered')
    expect(isOverUnsent(job('underway'), [{ call: 'reportPosition' }])).toBe(false)
    expect(isOverUnsent(job('underway'), [{ call: 'reportPosition' }, { call: 'reportDelivery' }])).toBe(true)
    expect(isOverUnsent(job('underway'), [{ call: 'reportFailure' }])).toBe(true)
    expect(isOverUnsent(job('delivered'), [])).toBe(false)
  })

  it('thin out when many positions wait, and lose nothing else', () => {
    const position = (at: number): DriverReport => ({ call: 'reportPosition', body: { at } })
    const first: DriverReport = { call: 'acceptJob' }
    const all = Array.from({ length: 201 }, (_, at) => position(at)).reduce<readonly DriverReport[]>(withReport, [first])
    expect(all).toHaveLength(102)
    expect([all[0], all.at(-1)]).toEqual([first, position(200)])
  })
})

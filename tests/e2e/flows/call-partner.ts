import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openTestChat } from '#tests/support/chat-people.ts'
import type { CallOptions, Marketplace } from '#tests/support/marketplace.ts'
import type { CallSignal } from '#src/machines/call/call-signals.ts'

/** The connection that the partner's page stores. */
interface PartnerConnection {
  line: RTCPeerConnection
  candidates: RTCIceCandidateInit[]
}

/** A chat partner of the page's user: receives the page's signals and sends those of a test. */
export async function callPartner(market: Marketplace, token: string) {
  const { yusuf, received } = await openTestChat(market)
  const { _id: chatId } = await market.call('openChat', { token, body: { userId: yusuf._id } })
  const partnerCallId = market.newId()
  let page: Page | undefined
  /** The number of events of earlier calls. */
  let past = 0

  const receives = async (signal: CallSignal['signal']) => {
    const events = (await received(yusuf)).slice(past)
    return events.flatMap(({ data }) => (data?.['signal'] === signal ? [data] : []))
  }
  /** Of the page's own call, once its offer has come. */
  const first = async (signal: CallSignal['signal']) => {
    await expect.poll(async () => (await receives(signal)).length).toBeGreaterThan(0)
    return (await receives(signal))[0] ?? {}
  }
  const ownCall = async () => String((await first('offer'))['callId'])
  const sendSignal = (callId: string, body: Omit<CallSignal, 'callId'>, as: CallOptions = { token: yusuf.token }) =>
    market.call('callSignal', { ...as, id: chatId, body: { callId, ...body } })

  /** Opens the partner's connection; resolves to its offer or answer, with all its own candidates gathered. */
  const describe = (browser: Page, offer: string | undefined): Promise<string> => {
    page = browser
    return browser.evaluate(async (sdp) => {
      const line = new RTCPeerConnection()
      const candidates: RTCIceCandidateInit[] = []
      line.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate !== null && candidate.candidate !== '') candidates.push(candidate.toJSON())
      })
      Object.assign(window, { kept: { line, candidates } })
      if (sdp === undefined) line.addTransceiver('audio')
      else await line.setRemoteDescription({ type: 'offer', sdp })
      await line.setLocalDescription()
      return line.localDescription?.sdp ?? ''
    }, offer)
  }
  let offered = false

  return {
    chatId,
    otherId: yusuf._id,
    partnerCallId,
    /** The page calls again: earlier events are of another call. */
    async nextCall(): Promise<void> {
      past = (await received(yusuf)).length
    },
    first,
    ownCall,
    sendSignal,
    /** Accepts the page's offer with a connection that has no candidates of the page yet. */
    async acceptCall(browser: Page): Promise<void> {
      const { callId, sdp } = await first('offer')
      await sendSignal(String(callId), { signal: 'answer', sdp: await describe(browser, String(sdp)) })
    },
    /** Sends such an offer to the page, which has answered the partner's call. */
    async offer(browser: Page): Promise<void> {
      offered = true
      await sendSignal(partnerCallId, { signal: 'offer', medium: 'audio', sdp: await describe(browser, undefined) })
    },
    /** Exchanges the candidates. */
    async connect(): Promise<void> {
      const callId = offered ? partnerCallId : await ownCall()
      const answerSdp = offered ? String((await first('answer'))['sdp']) : undefined
      await first('candidate')
      // What the page sent as such.
      const found = (await receives('candidate')).map((data) => data['candidate'] as RTCIceCandidateInit)
      const candidates = await page?.evaluate(
        async ({ those, sdp }) => {
          // Put there by describe().
          const { line, candidates: own } = Reflect.get(window, 'kept') as PartnerConnection
          if (sdp !== undefined) await line.setRemoteDescription({ type: 'answer', sdp })
          for (const candidate of those) await line.addIceCandidate(candidate)
          return own
        },
        { those: found, sdp: answerSdp },
      )
      for (const { candidate = '', sdpMid = null, sdpMLineIndex = null } of candidates ?? []) {
        await sendSignal(callId, { signal: 'candidate', candidate: { candidate, sdpMid, sdpMLineIndex } })
      }
    },
    /** Closes the partner's browser. */
    vanish: () => page?.close(),
  }
}

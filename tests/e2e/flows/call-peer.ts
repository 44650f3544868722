import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openTestChat } from '#tests/support/chat-people.ts'
import type { CallOptions, Marketplace } from '#tests/support/marketplace.ts'
import type { CallSignal } from '#src/machines/call-signals.ts'

/** What a page keeps that stands for the browser of who is called. */
interface Kept {
  line: RTCPeerConnection
  candidates: RTCIceCandidateInit[]
}

/** Somebody whom the page's person has a chat with: hears the page's signals and sends such as a test wants. */
export async function callPeer(market: Marketplace, token: string) {
  const { yusuf, heard } = await openTestChat(market)
  const { _id: chatId } = await market.call('openChat', { token, body: { userId: yusuf._id } })
  const theirs = market.newId()
  let page: Page | undefined

  const hears = async (signal: CallSignal['signal']) => {
    const told = await heard(yusuf)
    return told.flatMap(({ data }) => (data?.['signal'] === signal ? [data] : []))
  }
  /** Of the page's own call, once its offer has come. */
  const first = async (signal: CallSignal['signal']) => {
    await expect.poll(async () => (await hears(signal)).length, { timeout: 15_000 }).toBeGreaterThan(0)
    return (await hears(signal))[0] ?? {}
  }
  const ownCall = async () => String((await first('offer'))['callId'])
  const say = (callId: string, body: Omit<CallSignal, 'callId'>, as: CallOptions = { token: yusuf.token }) =>
    market.call('callSignal', { ...as, id: chatId, body: { callId, ...body } })

  return {
    chatId,
    theirs,
    first,
    ownCall,
    say,
    /** Answers the offer with a browser of their own, which does not know yet where the page is to be found. */
    async answer(browser: Page): Promise<void> {
      page = browser
      const callId = await ownCall()
      const sdp = await browser.evaluate(
        async (offer) => {
          const line = new RTCPeerConnection()
          const candidates: RTCIceCandidateInit[] = []
          line.addEventListener('icecandidate', ({ candidate }) => {
            if (candidate !== null && candidate.candidate !== '') candidates.push(candidate.toJSON())
          })
          Object.assign(window, { kept: { line, candidates } })
          await line.setRemoteDescription({ type: 'offer', sdp: offer })
          await line.setLocalDescription()
          return line.localDescription?.sdp ?? ''
        },
        String((await first('offer'))['sdp']),
      )
      await say(callId, { signal: 'answer', sdp })
    },
    /** Each is told where the other is. */
    async connect(): Promise<void> {
      const callId = await ownCall()
      await first('candidate')
      // What the page sent as such.
      const found = (await hears('candidate')).map((data) => data['candidate'] as RTCIceCandidateInit)
      const candidates = await page?.evaluate(async (those) => {
        // Put there by answer().
        const { line, candidates: own } = (window as unknown as { kept: Kept }).kept
        for (const candidate of those) await line.addIceCandidate(candidate)
        return own
      }, found)
      for (const { candidate = '', sdpMid = null, sdpMLineIndex = null } of candidates ?? []) {
        await say(callId, { signal: 'candidate', candidate: { candidate, sdpMid, sdpMLineIndex } })
      }
    },
    /** Their browser is gone. */
    vanish: () => page?.close(),
  }
}

import type { ConnectPeer, PeerCommand } from '#src/machines/call/call-peer.ts'
import type { Candidate } from '#src/machines/call/call-signals.ts'
import { iceServers } from './ice-servers.ts'

/** The browser's connection to the other's browser. Commands are worked through one after the other, as its states demand. */
export const connectPeer: ConnectPeer = (stream, onEvent) => {
  const connection = new RTCPeerConnection({ iceServers })
  const early: Candidate[] = []
  let work: Promise<void> = Promise.resolve()
  for (const track of stream.getTracks()) connection.addTrack(track, stream)

  connection.addEventListener('track', ({ streams: [remote] }) => {
    if (remote !== undefined) onEvent({ type: 'peer.shown', remote })
  })
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate === null || candidate.candidate === '') return
    const { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } = candidate
    onEvent({ type: 'peer.candidate', candidate: { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } })
  })
  connection.addEventListener('connectionstatechange', () => {
    const { connectionState } = connection
    if (connectionState === 'connected') onEvent({ type: 'peer.connected' })
    if (connectionState === 'disconnected' || connectionState === 'failed') onEvent({ type: 'peer.lost' })
  })

  const describe = () => onEvent({ type: 'peer.described', sdp: connection.localDescription?.sdp ?? '' })
  const take = async (type: 'offer' | 'answer', sdp: string) => {
    await connection.setRemoteDescription({ type, sdp })
    for (const candidate of early.splice(0)) await connection.addIceCandidate(candidate)
  }
  const offers = { began: false }
  async function follow(command: PeerCommand): Promise<void> {
    switch (command.type) {
      case 'offer':
        if (connection.localDescription === null) await connection.setLocalDescription()
        offers.began = true
        describe()
        break
      case 'answer':
        await take('offer', command.sdp)
        await connection.setLocalDescription()
        describe()
        break
      case 'accept':
        // Said again, it says nothing new.
        if (connection.signalingState === 'have-local-offer') await take('answer', command.sdp)
        break
      case 'candidate':
        if (connection.remoteDescription === null) early.push(command.candidate)
        else await connection.addIceCandidate(command.candidate)
        break
      case 'restart':
        // One side alone begins anew, or their offers would cross.
        if (!offers.began) break
        connection.restartIce()
        await connection.setLocalDescription()
        describe()
    }
  }

  return {
    send: (command) => {
      // A description or candidate that does not fit leaves the line as it is; the call's own times decide what becomes of it.
      work = work.then(() => follow(command)).catch(() => undefined)
    },
    close: () => {
      connection.close()
      for (const track of stream.getTracks()) track.stop()
    },
  }
}

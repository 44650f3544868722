import { fromCallback } from 'xstate'
import type { Candidate } from './call-signals.ts'

/** Why neither microphone nor camera could be had. */
export class MediaError extends Error {
  override readonly name = 'MediaError'

  constructor(readonly kind: 'denied' | 'missing') {
    super(kind)
  }
}

/** What a call asks of the browser's own connection. */
export type PeerCommand =
  /** Begin as the caller, or say again what was offered. */
  | { type: 'offer' }
  /** Take the other's offer and answer it. */
  | { type: 'answer'; sdp: string }
  /** Take the other's answer. */
  | { type: 'accept'; sdp: string }
  | { type: 'candidate'; candidate: Candidate }
  /** Seek another way to the other side. */
  | { type: 'restart' }

/** What the browser's connection tells. */
export type PeerEvent =
  | { type: 'peer.described'; sdp: string }
  | { type: 'peer.candidate'; candidate: Candidate }
  | { type: 'peer.shown'; remote: MediaStream }
  | { type: 'peer.connected' }
  | { type: 'peer.lost' }

export interface PeerConnection {
  send: (command: PeerCommand) => void
  /** Lets go of the connection, microphone and camera. */
  close: () => void
}

export type ConnectPeer = (stream: MediaStream, onEvent: (event: PeerEvent) => void) => PeerConnection
export type OpenMedia = (medium: 'audio' | 'video', signal: AbortSignal) => Promise<MediaStream>

/** The browser's connection as long as a call is open. */
export const peer = fromCallback<PeerCommand, { connect: ConnectPeer; stream: MediaStream | null }>(
  ({ input, receive, sendBack }) => {
    if (input.stream === null) throw new Error('A call needs a microphone')
    const { send, close } = input.connect(input.stream, sendBack)
    receive(send)
    return close
  },
)

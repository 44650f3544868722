import { setup } from 'xstate'

/**
 * `by`: who does it; `call.lapse` is the clock's. `call.talk` is a network candidate for the other browser, or a new
 * description where the line broke.
 */
export type CallEvent = {
  type: 'call.offer' | 'call.ring' | 'call.answer' | 'call.talk' | 'call.busy' | 'call.end' | 'call.lapse'
  by: 'caller' | 'called' | 'system'
}

/**
 * A voice or video call from the caller's offer to its end. Before it is answered the called side declines by ending it, and the
 * caller gives up. It is answered once: of two devices that ring, the second learns that the first was faster.
 */
export const callMachine = setup({
  types: { events: {} as CallEvent },
  guards: {
    byCaller: ({ event }) => event.by === 'caller',
    byCalled: ({ event }) => event.by === 'called',
    byMember: ({ event }) => event.by !== 'system',
    bySystem: ({ event }) => event.by === 'system',
  },
}).createMachine({
  id: 'call',
  initial: 'calling',
  states: {
    calling: {
      on: {
        'call.offer': { target: 'calling', guard: 'byCaller' },
        'call.ring': { target: 'ringing', guard: 'byCalled' },
        'call.answer': { target: 'answered', guard: 'byCalled' },
        'call.talk': { target: 'calling', guard: 'byMember' },
        'call.end': [
          { target: 'missed', guard: 'byCaller' },
          { target: 'declined', guard: 'byCalled' },
        ],
        'call.busy': { target: 'missed', guard: 'byCalled' },
        'call.lapse': { target: 'missed', guard: 'bySystem' },
      },
    },
    ringing: {
      on: {
        'call.offer': { target: 'ringing', guard: 'byCaller' },
        'call.ring': { target: 'ringing', guard: 'byCalled' },
        'call.answer': { target: 'answered', guard: 'byCalled' },
        'call.talk': { target: 'ringing', guard: 'byMember' },
        'call.end': [
          { target: 'missed', guard: 'byCaller' },
          { target: 'declined', guard: 'byCalled' },
        ],
        'call.busy': { target: 'missed', guard: 'byCalled' },
        'call.lapse': { target: 'missed', guard: 'bySystem' },
      },
    },
    answered: {
      on: {
        'call.talk': { target: 'answered', guard: 'byMember' },
        'call.end': { target: 'ended', guard: 'byMember' },
        'call.lapse': { target: 'ended', guard: 'bySystem' },
      },
    },
    ended: { type: 'final' },
    missed: { type: 'final' },
    declined: { type: 'final' },
  },
})

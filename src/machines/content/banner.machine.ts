import { assign, setup } from 'xstate'
import { flowTypes } from '#src/machines/platform/flow-tags.ts'

export type BannerEvent =
  /** The pointer or the focus is on the banner: somebody is reading. */
  { type: 'reading.begun' } | { type: 'reading.ended' } | { type: 'pause.chosen' } | { type: 'play.chosen' }

export interface BannerInput {
  messages: number
  /** For who has asked their system for less motion: nothing moves until they want it to. */
  still: boolean
}

const messageTime = 3_000

/** Somebody glances at the banner whose messages take turns. They may be reading one, or want them all to stand still. */
export const bannerMachine = setup({
  types: flowTypes<{ context: BannerInput & { shown: number }; events: BannerEvent; input: BannerInput }>(),
  delays: { messageTime },
  actions: { turn: assign(({ context }) => ({ shown: (context.shown + 1) % context.messages })) },
  guards: { wantsStillness: ({ context }) => context.still },
}).createMachine({
  id: 'banner',
  context: ({ input }) => ({ ...input, shown: 0 }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'wantsStillness', target: 'paused' }, { target: 'turning' }] },
    turning: {
      after: { messageTime: { target: 'turning', reenter: true, actions: 'turn' } },
      on: { 'reading.begun': { target: 'held' }, 'pause.chosen': { target: 'paused' } },
    },
    held: { on: { 'reading.ended': { target: 'turning' }, 'pause.chosen': { target: 'paused' } } },
    paused: { tags: ['still'], on: { 'play.chosen': { target: 'turning' } } },
  },
})

import type { Found, SearchEntry, searchPanelMachine } from '#src/machines/search/search-panel.machine.ts'
import { actorDone, actorFailed, delayPassed, unreachable } from '#tests/support/actor-events.ts'
import { acetoneCard, gulfMarjan } from '#tests/support/catalogue-fixtures.ts'
import type { FlowEvents } from '#tests/support/flow-events.ts'

export const acetoneFound: Found = { products: [acetoneCard], sellers: [gulfMarjan], corrected: false, of: 'acetone' }

export const acetoneEntry: SearchEntry = {
  _id: '01936d3e-8a00-7c31-9f3c-000000000071',
  keyword: 'acetone',
  searchedAt: '2026-11-20T10:00:00.000Z',
}

export const searchPanelEvents = {
  inputs: { 'a member': { signedIn: true }, 'a visitor': { signedIn: false } },
  events: {
    'panel.opened': { type: 'panel.opened', text: '' },
    'text.typed': { type: 'text.typed', text: 'acetone' },
    'text emptied': { type: 'text.typed', text: '  ' },
    'the typing paused': delayPassed('searchPause', 'searchPanel.open.results.finding.pausing'),
    'searching answered': actorDone('searching', acetoneFound),
    'searching unreachable': actorFailed('searching', unreachable),
    'remembering answered': actorDone('remembering', [acetoneEntry]),
    'remembering answered, nothing': actorDone('remembering', []),
    'remembering unreachable': actorFailed('remembering', unreachable),
    'products chosen': { type: 'tab.chosen', tab: 'products' },
    'sellers chosen': { type: 'tab.chosen', tab: 'sellers' },
    'history chosen': { type: 'tab.chosen', tab: 'history' },
    'keyword.picked': { type: 'keyword.picked', keyword: 'acetone' },
    'deleting.asked': { type: 'deleting.asked', entry: acetoneEntry },
    'clearing.asked': { type: 'clearing.asked' },
    'deleting.confirmed': { type: 'deleting.confirmed' },
    'deleting.abandoned': { type: 'deleting.abandoned' },
    'deleting answered': actorDone('deleting', { message: '' }),
    'deleting unreachable': actorFailed('deleting', unreachable),
    'clearing answered': actorDone('clearing', { message: '' }),
    'clearing unreachable': actorFailed('clearing', unreachable),
    'retry.asked': { type: 'retry.asked' },
    'result.opened': { type: 'result.opened' },
    'panel.left': { type: 'panel.left' },
  },
} satisfies FlowEvents<typeof searchPanelMachine>

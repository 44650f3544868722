import { expect } from 'vitest'
import { searchPanelMachine } from '#src/machines/search/search-panel.machine.ts'
import { searchPanelEvents } from '#tests/support/event-fixtures/search-panel.ts'
import { acetoneOf } from './acetone.ts'
import type { FlowDriver } from './drive-flow.ts'
import { openSite, type Stage } from './stage.ts'

const covered = 'The question covers the page, so that nothing beside the panel can be pressed.'

export const searchPanelDriver: FlowDriver<typeof searchPanelEvents> = {
  machine: searchPanelMachine,
  flowEvents: searchPanelEvents,
  held: ['getSearchResult', 'getSearchHistory', 'removeHistory', 'clearHistory'],
  storedSession: (input) => (input === 'a member' ? { account: 'buyer' } : {}),
  leftOut: {
    'open.history.asking: panel.left': covered,
    'open.history.deleting: panel.left': covered,
    'open.history.askingForAll: panel.left': covered,
    'open.history.clearing: panel.left': covered,
  },
  rulesOut: {
    'remembering answered': ['remembering answered, nothing'],
    'remembering answered, nothing': ['remembering answered'],
  },
  site: async () => {
    const site = await openSite()
    // The search finds a seller, too.
    const { sellerId } = await acetoneOf(site.market)
    await site.market.store.update('sellers', { _id: sellerId }, { businessName: 'Acetone Trading Co.' })
    return site
  },
  drivers: (stage) => {
    const { trader, line, visit, freeze, pass, thaw, market, token = '' } = stage
    const { page } = trader
    let frozen = false
    const box = page.locator('header').getByRole('combobox')
    const tab = (key: Parameters<typeof trader.t>[0]) => page.getByRole('tab', { name: trader.t(key), exact: true })
    const confirm = trader.inDialog('app:confirm.delete')

    async function open(ahead: readonly string[]) {
      // The history holds this user's searches.
      if (token !== '') await market.call('clearHistory', { token })
      if (token !== '' && !ahead.includes('remembering answered, nothing')) {
        await market.call('getSearchResult', { token, body: { search: 'acetone' } })
      }
      await visit('/seller-all')
      await box.waitFor()
    }
    return {
      open: { 'a member': open, 'a visitor': open },
      events: {
        'panel.opened': () => box.click(),
        'text.typed': async (ahead) => {
          if (!frozen && ahead.includes('the typing paused')) await freeze()
          frozen ||= ahead.includes('the typing paused')
          // The same once more is the same with a space at its end.
          await box.fill((await box.inputValue()) === 'acetone' ? 'acetone ' : 'acetone')
        },
        'text emptied': () => box.fill('  '),
        'the typing paused': async () => {
          await pass(300)
          await thaw()
          frozen = false
        },
        'searching answered': () => line.carry('getSearchResult'),
        'searching unreachable': () => line.cut('getSearchResult'),
        'remembering answered': () => line.carry('getSearchHistory'),
        'remembering answered, nothing': () => line.carry('getSearchHistory'),
        'remembering unreachable': () => line.cut('getSearchHistory'),
        'products chosen': () => tab('search:panel.products').click(),
        'sellers chosen': () => tab('search:panel.sellers').click(),
        'history chosen': () => tab('search:panel.history').click(),
        'keyword.picked': () => page.getByRole('button', { name: 'acetone', exact: true }).click(),
        'deleting.asked': () => trader.button('search:history.delete', { keyword: 'acetone' }).click(),
        'clearing.asked': () => trader.button('search:history.clear').click(),
        'deleting.confirmed': () => confirm.click(),
        'deleting.abandoned': () => trader.inDialog('app:confirm.cancel').click(),
        'deleting answered': () => line.carry('removeHistory'),
        'deleting unreachable': () => line.cut('removeHistory'),
        'clearing answered': () => line.carry('clearHistory'),
        'clearing unreachable': () => line.cut('clearHistory'),
        'retry.asked': () => trader.button('app:failure.retry').click(),
        'result.opened': () => page.getByRole('option').first().click(),
        'panel.left': () => page.locator('footer').click({ position: { x: 5, y: 5 } }),
      },
      assertions: assertionsOf(stage),
    }
  },
}

function assertionsOf({ trader, line }: Stage) {
  const { page } = trader
  const panel = page.getByRole('group', { name: trader.t('search:panel.label'), exact: true })
  const status = panel.getByRole('status').first()
  const selected = (key: Parameters<typeof trader.t>[0]) =>
    page.getByRole('tab', { name: trader.t(key), exact: true, selected: true }).waitFor()
  const expectQuestion = () => trader.expectDialog('app:confirm.deleteTitle')
  const busy = () => page.getByRole('alertdialog').locator('button[aria-busy="true"]').waitFor()
  const showsStatus = (key: Parameters<typeof trader.t>[0]) => status.filter({ hasText: trader.t(key) }).waitFor()
  return {
    closed: async () => {
      await panel.waitFor({ state: 'detached' })
    },
    open: () => panel.waitFor(),
    'open.results': () => panel.waitFor(),
    'open.results.shown': () => panel.waitFor(),
    'open.results.shown.products': () => selected('search:panel.products'),
    'open.results.shown.sellers': () => selected('search:panel.sellers'),
    'open.results.finding': () => panel.waitFor(),
    'open.results.finding.blank': async () => {
      await panel.getByText(trader.t('search:panel.hint')).waitFor()
      expect(await panel.getByRole('option').count()).toBe(0)
    },
    'open.results.finding.pausing': () => showsStatus('search:panel.searching'),
    'open.results.finding.searching': async () => {
      await line.isWaiting('getSearchResult')
      await showsStatus('search:panel.searching')
    },
    'open.results.finding.answered': () => panel.getByRole('option').first().waitFor(),
    'open.results.finding.failed': () => panel.getByText(trader.t('app:failure.unreachable.title')).waitFor(),
    'open.history': () => selected('search:panel.history'),
    'open.history.remembering': async () => {
      await line.isWaiting('getSearchHistory')
      await showsStatus('search:history.waiting')
    },
    'open.history.listed': () => panel.getByRole('row').first().waitFor(),
    'open.history.empty': () => panel.getByText(trader.t('search:history.empty')).waitFor(),
    'open.history.failed': () => panel.getByText(trader.t('app:failure.unreachable.title')).waitFor(),
    'open.history.asking': expectQuestion,
    'open.history.deleting': async () => {
      await line.isWaiting('removeHistory')
      await busy()
    },
    'open.history.askingForAll': expectQuestion,
    'open.history.clearing': async () => {
      await line.isWaiting('clearHistory')
      await busy()
    },
  }
}

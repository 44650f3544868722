import type { MessageKey } from '#src/generated/message-keys.ts'
import { numberText } from '#src/i18n/number-text.ts'
import { intlLocales } from '#src/i18n/languages.ts'
import { paths } from '#src/lib/paths.ts'
import { quoteMachine } from '#src/machines/lifecycles/quote.machine.ts'
import { openStates } from '#src/machines/lifecycles/life-cycle.ts'
import { openRequirementsMachine } from '#src/machines/requirement/open-requirements.machine.ts'
import { openRequirementsEvents } from '#tests/support/event-fixtures/open-requirements.ts'
import { quoteOfAcetone } from './acetone.ts'
import type { FlowDriver } from './drive-flow.ts'

/** The calls that one count makes. */
const calls = ['getMyOrders', 'getMyOrders', 'getUserDocuments'] as const

export const openRequestsDriver: FlowDriver<typeof openRequirementsEvents> = {
  machine: openRequirementsMachine,
  flowEvents: openRequirementsEvents,
  held: ['getMyOrders', 'getUserDocuments'],
  storedSession: () => ({ account: 'buyer' }),
  drivers: ({ trader, visit, line, market, token = '' }) => {
    const { page, language } = trader
    const quotes = page
      .getByRole('navigation', { name: trader.t('requirement:requests.title') })
      .getByRole('listitem')
      .filter({ hasText: trader.t('requirement:requests.quotes') })
    let listening: Promise<unknown> = Promise.resolve()
    let text = trader.t('app:wait')

    const show = () => quotes.getByText(text, { exact: true }).waitFor()
    async function countLabel() {
      const body = { kind: 'quote' as const, statuses: openStates(quoteMachine), pageSize: 1 }
      const { total } = await market.call('getMyOrders', { token, body })
      const form = new Intl.PluralRules(intlLocales[language]).select(total)
      // The forms of a text that counts stand behind its key.
      return trader.t(`requirement:requests.open_${form}` as MessageKey, { count: numberText(total, language) })
    }
    return {
      open: {
        'a buyer': async () => {
          listening = trader.liveStreamOpened()
          await visit(paths.myOrderRequest)
        },
      },
      events: {
        'live.changed': async () => {
          await listening
          const again = page.waitForRequest((request) => request.url().includes('getUserDocuments'))
          await quoteOfAcetone(market, token, 'offered')
          await again
        },
        'counting answered': async () => {
          text = await countLabel()
          for (const call of calls) await line.carry(call)
        },
        'counting unreachable': async () => {
          // The previous count stays until the next one.
          if (text === trader.t('app:wait')) text = trader.t('requirement:requests.unknown')
          for (const call of calls) await line.cut(call)
        },
      },
      assertions: {
        counting: async () => {
          await line.isWaiting('getUserDocuments')
          await show()
        },
        counted: show,
        uncounted: show,
      },
    }
  },
}

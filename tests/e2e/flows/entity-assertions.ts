import type { MessageKey } from '#src/generated/message-keys.ts'
import type { OperationId } from '#src/generated/operation-table.ts'
import type { Stage } from './stage.ts'

interface EntityLabels {
  calls: { reading: OperationId; changing: OperationId }
  nothingChosen: MessageKey
  /** The entity is shown. */
  shown: () => Promise<unknown>
  behind: MessageKey
  asking: () => Promise<unknown>
}

/** The expected page in each state of a machine of `createEntityMachine` that confirms changes. */
export function entityAssertions({ trader, line }: Stage, { calls, nothingChosen, shown, behind, asking }: EntityLabels) {
  return {
    nothingChosen: () => trader.shows(trader.t(nothingChosen)),
    loading: () => line.isWaiting(calls.reading),
    refused: () => trader.shows(trader.t('app:failure.refused.title')),
    unreachable: () => trader.shows(trader.t('app:failure.unreachable.title')),
    shown,
    'shown.view': shown,
    'shown.view.current': shown,
    'shown.view.rereading': () => line.isWaiting(calls.reading),
    'shown.view.behind': () => trader.shows(trader.t(behind)),
    'shown.change': shown,
    'shown.change.resting': () => trader.expectNoDialog(),
    'shown.change.asking': asking,
    'shown.change.changing': () => line.isWaiting(calls.changing),
    'shown.document': shown,
    'shown.document.closed': shown,
    'shown.document.fetching': () => line.isWaiting('viewFile'),
  }
}

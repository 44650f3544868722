import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { AccountActionsContext } from './account-actions.ts'
import type { AccountQuestion } from './account-dialogs.tsx'
import { notifyChunkFailure } from './chunk-failure.ts'

interface Asked {
  Dialogs: ComponentType<{ question: AccountQuestion }>
  question: AccountQuestion
}

/** Signing out, changing sides, and the reader's currency, which can be asked for on any page. The dialogs come with the first question. */
export function AccountFlows({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const actions = useMemo(() => {
    const ask = (about: AccountQuestion['about']) => () => {
      withinChunkLimit(import('./account-dialogs.tsx')).then(
        ({ AccountDialogs }) => setAsked({ Dialogs: AccountDialogs, question: { about } }),
        notifyChunkFailure,
      )
    }
    return { askLogout: ask('logout'), askSwitch: ask('switch'), askCurrency: ask('currency') }
  }, [])
  return (
    <AccountActionsContext value={actions}>
      {children}
      {asked !== null && <asked.Dialogs question={asked.question} />}
    </AccountActionsContext>
  )
}

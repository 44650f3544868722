import { createContext } from 'react'

/** What the profile menu offers everywhere; the questions are asked by account-flows.tsx. */
export interface AccountActions {
  askLogout: () => void
  /** To the side on which the person is not. */
  askSwitch: () => void
}

export const AccountActionsContext = createContext<AccountActions>({ askLogout: () => undefined, askSwitch: () => undefined })

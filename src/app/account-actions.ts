import { createContext } from 'react'

/** What the menus of profile and language offer everywhere; the questions are asked by account-flows.tsx. */
export interface AccountActions {
  askLogout: () => void
  /** To the side on which the person is not. */
  askSwitch: () => void
  /** In which currency prices are to be shown beside the sellers'. */
  askCurrency: () => void
}

export const AccountActionsContext = createContext<AccountActions>({
  askLogout: () => undefined,
  askSwitch: () => undefined,
  askCurrency: () => undefined,
})

import type { NavigateFunction } from 'react-router-dom'
import { splitAddress } from '#src/lib/paths.ts'

export interface GoOptions {
  replace?: boolean | undefined
  state?: Readonly<Record<string, unknown>> | undefined
}

/** Goes to an address of the page: the ids in it become part of the history entry and are not shown. */
export function go(navigate: NavigateFunction, to: string, { replace = false, state }: GoOptions = {}): void {
  const { address, chosen } = splitAddress(to)
  void navigate(address, { replace, state: { ...state, chosen } })
}

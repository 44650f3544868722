import { use } from 'react'
import { OperatorContext } from './operator-context.ts'
import { hasRole } from './operator-roles.ts'

/** Whether the operator at work may open pages of this role. */
export function useMayOpen(role: Parameters<typeof hasRole>[1]): boolean {
  return hasRole(use(OperatorContext)?.roles ?? [], role)
}

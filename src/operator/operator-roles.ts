import type { components } from '#src/generated/schema.ts'

export type OperatorRole = components['schemas']['OperatorRole']

/** Whether an operator of these roles may do what asks for `role`; an admin may do all, and what asks for none is open to all. */
export const hasRole = (roles: readonly OperatorRole[], role: OperatorRole | undefined): boolean =>
  role === undefined || roles.includes(role) || roles.includes('admin')

import type { OperationContext } from '#server/operation.ts'

/** Who decides: the operator of a call, or whoever runs a command; null in a job. */
export const operatorOf = ({ origin }: Pick<OperationContext, 'origin'>): string | null => origin?.operator ?? null

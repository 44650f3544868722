import { serializeOperator } from '#server/domain/operator/operator-sessions.ts'
import type { Operation } from '#server/operation.ts'

export const getOperator: Operation<'getOperator'> = async ({ caller }) => serializeOperator(caller)

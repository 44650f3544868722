import { readHealth } from '#server/domain/operator/installation-health.ts'
import type { Operation } from '#server/operation.ts'

export const getHealth: Operation<'getHealth'> = (call) => readHealth(call)

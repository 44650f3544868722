import { createContext } from 'react'
import type { Operator } from '#src/machines/operator/operator-session.machine.ts'

/** The operator at work; null outside of the workplace. */
export const OperatorContext = createContext<Operator | null>(null)

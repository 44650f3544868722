import { createContext } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { FlowEmitted } from '#src/machines/platform/emitted-events.ts'

/** What stands around the flows of the page. The app gives the real one; a test gives one that writes down what it hears. */
export interface FlowHost {
  onEmitted: (event: FlowEmitted) => void
  /** Machines used in place of those of the same id: in tests, made with `.provide`. */
  overrides?: Readonly<Record<string, AnyStateMachine>>
}

export const FlowHostContext = createContext<FlowHost>({
  onEmitted: () => {
    throw new Error('A flow runs outside of a FlowHostContext')
  },
})

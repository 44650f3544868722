import type { FailedFlowProps } from './failed-flow.tsx'
import type { PagedFlowProps } from './paged-flow.tsx'

/** A flow that reads a list, as far as it is shown. */
export type ListFlow<Item> = PagedFlowProps<Item>['flow'] &
  FailedFlowProps['flow'] & { hasTag: (tag: 'busy' | 'filled' | 'empty' | 'failed') => boolean }

/** What is asked of it where it is shown. */
export type ListActor = PagedFlowProps['actor'] & FailedFlowProps['actor']

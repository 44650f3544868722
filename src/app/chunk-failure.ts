import { toast } from '#src/machines/platform/emitted-events.ts'
import { showToast } from './flow-events.ts'

/** Says that what was pressed does nothing because its code could not be had. The next press tries again. */
export function notifyChunkFailure(): void {
  void showToast(toast('error', { key: 'app:failure.page.title' }))
}

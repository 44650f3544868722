import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import { itemAddress, operatorPaths } from './operator-paths.ts'
import { useMayOpen } from './use-may-open.ts'

/** The number of an order, which leads to its page for whoever's role includes it. */
export function OrderLink({ id, number }: { id: string | undefined; number: string }) {
  const shown = <Isolate>{number}</Isolate>
  return useMayOpen('support') && id !== undefined ? <Link href={itemAddress(operatorPaths.orders, id)}>{shown}</Link> : shown
}

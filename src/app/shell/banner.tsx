import { type ComponentType, Suspense, lazy } from 'react'
import { useFlow } from '#src/flow/use-flow.ts'
import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'
import type { BannerMessagesProps } from './banner-messages.tsx'
import styles from './banner.module.css'

const numbersMachine = createViewMachine('getBannerNumbers')

const Messages = lazy<ComponentType<BannerMessagesProps>>(async () => {
  const part = await import('./banner-messages.tsx').catch(() => undefined)
  return { default: part?.BannerMessages ?? Nothing }
})

const Nothing = () => null

/** How much there is on the marketplace. Where numbers or code cannot be had the strip stays, empty, so that nothing jumps. */
export function Banner() {
  const [numbers] = useFlow(numbersMachine, {})
  const { results } = numbers.context
  return (
    <div className={styles.banner}>
      <Suspense>{results !== null && <Messages numbers={results} />}</Suspense>
    </div>
  )
}

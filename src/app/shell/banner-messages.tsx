import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { bannerMachine } from '#src/machines/content/banner.machine.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import styles from './banner.module.css'

export interface BannerMessagesProps {
  numbers: { products: number; brands: number; sellers: number }
}

/** The messages one after the other, with a button that stops them. */
export function BannerMessages({ numbers }: BannerMessagesProps) {
  const text = useText()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [banner, actor] = useFlow(bannerMachine, { messages: 3, still })
  const messages = [
    text('app:banner.products', { count: numbers.products }),
    text('app:banner.brands', { count: numbers.brands }),
    text('app:banner.sellers', { count: numbers.sellers }),
  ]
  const paused = banner.hasTag('still')
  return (
    <section
      aria-label={text('app:banner.label')}
      className={styles.inner}
      onPointerEnter={() => actor.send({ type: 'reading.begun' })}
      onPointerLeave={({ currentTarget }) => {
        if (!hasVisibleFocus(currentTarget)) actor.send({ type: 'reading.ended' })
      }}
    >
      <ul role="list" className={styles.messages}>
        {messages.map((message, at) => (
          // All three are read out; one is seen.
          <li key={message} data-shown={at === banner.context.shown} className={styles.message}>
            {message}
          </li>
        ))}
      </ul>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={text(paused ? 'app:banner.play' : 'app:banner.pause')}
        className={styles.control}
        onFocus={() => actor.send({ type: 'reading.begun' })}
        onBlur={({ currentTarget }) => {
          if (!currentTarget.matches('section:hover *')) actor.send({ type: 'reading.ended' })
        }}
        onClick={() => actor.send({ type: paused ? 'play.chosen' : 'pause.chosen' })}
      />
    </section>
  )
}

/** Whether a keyboard is on something inside; a press of the mouse leaves the focus behind too, but its reader has gone. */
function hasVisibleFocus(element: Element): boolean {
  return element.querySelector(':focus-visible') !== null
}

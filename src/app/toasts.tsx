import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Notice } from '#src/ui/notice.tsx'
import { type ToastMessage, toastSignal } from './toast-signal.ts'
import styles from './toasts.module.css'

interface ToastBoxProps {
  messages: readonly ToastMessage[]
  onTaken: (id: number) => void
}

const loadBox = async () => (await import('./toast-box.tsx')).ToastBox

/**
 * Shows the messages of the flows. The box is fetched at the person's first touch, so that it is there when they are told that the
 * network is not; should it be missing all the same, the message stands in the page.
 */
export function Toasts() {
  const messages = useSyncExternalStore(toastSignal.subscribe, toastSignal.waiting)
  const [Box, setBox] = useState<ComponentType<ToastBoxProps> | 'missing' | undefined>(undefined)
  const wanted = messages.length > 0

  useEffect(() => {
    if (Box !== undefined && Box !== 'missing') return undefined
    const fetchBox = () => {
      loadBox().then(
        (loaded) => setBox(() => loaded),
        () => {
          if (wanted) setBox('missing')
        },
      )
    }
    if (wanted) {
      fetchBox()
      return undefined
    }
    addEventListener('pointerdown', fetchBox, { once: true })
    addEventListener('keydown', fetchBox, { once: true })
    return () => {
      removeEventListener('pointerdown', fetchBox)
      removeEventListener('keydown', fetchBox)
    }
  }, [Box, wanted])

  if (Box === 'missing') return <PlainMessages messages={messages} onTaken={toastSignal.taken} />
  return Box === undefined ? null : <Box messages={messages} onTaken={toastSignal.taken} />
}

const noticeTones = { success: 'success', error: 'error', info: 'info' } as const

function PlainMessages({ messages, onTaken }: ToastBoxProps) {
  const text = useText()
  return (
    <div className={styles.plain}>
      {messages.map(({ id, tone, message }) => (
        <Notice key={id} tone={noticeTones[tone]} dismissLabel={text('app:toast.close')} onDismiss={() => onTaken(id)}>
          {message}
        </Notice>
      ))}
    </div>
  )
}

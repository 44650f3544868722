import { useEffect } from 'react'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import type { ToastMessage } from './toast-signal.ts'
import './toast-box.css'

export interface ToastBoxProps {
  messages: readonly ToastMessage[]
  onTaken: (id: number) => void
}

const shownFor = 3_000

/** Shows each message for three seconds at the upper right, inside as the language reads; Alt+T brings the focus to them. */
export function ToastBox({ messages, onTaken }: ToastBoxProps) {
  const text = useText()
  const { direction } = useLanguage()

  useEffect(() => {
    for (const { id, tone, message } of messages) {
      toast(message, { type: tone, toastId: id })
      onTaken(id)
    }
  }, [messages, onTaken])

  return (
    <ToastContainer
      position="top-right"
      rtl={direction === 'rtl'}
      autoClose={shownFor}
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss
      draggable
      // Of its width: a thumb drags a third of a phone without being moved along.
      draggablePercent={40}
      closeButton={false}
      aria-label={text('app:toast.label')}
    />
  )
}

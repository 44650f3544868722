import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmationFrameProps {
  title: string
  lead: string
  /** What the flow of the confirmation says of itself by its tags. */
  flow: { hasTag: (tag: 'busy' | 'done' | 'expired') => boolean }
  /** It was confirmed, or the person does not want to, or the session has ended. */
  onClose: (isConfirmed: boolean) => void
  /** The proof that is asked for. */
  children: ReactNode
}

/** The dialog that asks whoever is signed in to prove that it is still them. It closes itself when the flow is over. */
export function ConfirmationFrame({ title, lead, flow, onClose, children }: ConfirmationFrameProps) {
  const text = useText()
  const busy = flow.hasTag('busy')
  const isConfirmed = flow.hasTag('done')
  const isOver = isConfirmed || flow.hasTag('expired')
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOver) close(isConfirmed)
  }, [isOver, isConfirmed])
  const cancel = () => {
    if (!busy) onClose(false)
  }
  return (
    <Dialog
      open
      alert
      size="small"
      title={title}
      description={lead}
      onClose={cancel}
      actions={
        <Button onClick={cancel} disabled={busy}>
          {text('app:confirm.cancel')}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}

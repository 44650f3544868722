import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'

export interface PayButtonProps {
  busy: boolean
  busyLabel?: string | undefined
  /** Nothing may be sent now. Not `disabled`: the focus would be lost with each try. */
  locked: boolean
  onPay?: (() => void) | undefined
  children: ReactNode
}

/** Sends the form that it stands in; with `onPay` it acts by itself. */
export function PayButton({ busy, busyLabel, locked, onPay, children }: PayButtonProps) {
  const text = useText()
  return (
    <Button
      type={onPay === undefined ? 'submit' : 'button'}
      variant="primary"
      icon="lock"
      wide
      aria-disabled={locked}
      busy={busy}
      busyLabel={busyLabel ?? text('order:paying.submitting')}
      onClick={() => {
        if (!locked) onPay?.()
      }}
    >
      {children}
    </Button>
  )
}

import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { SeenPoint } from '#src/ui/seen-point.tsx'

export interface NotificationEndProps {
  /** Names what is shown: with each change the end is looked at anew, for it may still be in view. */
  shown: string
  busy: boolean
  onMore: () => void
}

/**
 * The end of what is loaded: when it comes into view, more is asked for. A try that brought nothing is not repeated by itself; the
 * button is for that, and for who uses no pointer.
 */
export function NotificationEnd({ shown, busy, onMore }: NotificationEndProps) {
  const text = useText()
  return (
    <div>
      <SeenPoint key={shown} onSeen={onMore} />
      <Button variant="quiet" compact wide busy={busy} busyLabel={text('app:wait')} onClick={onMore}>
        {text('notices:more')}
      </Button>
    </div>
  )
}

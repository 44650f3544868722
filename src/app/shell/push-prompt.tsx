import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { PushQuestion } from './use-push.ts'

/** Asks whether this browser may be pushed to, before the browser asks: it takes a no for ever. */
export function PushPrompt({ push }: { push: PushQuestion }) {
  const text = useText()
  return (
    <Notice
      title={text('notices:push.title')}
      actions={
        <>
          <Button variant="primary" compact busy={push.busy} busyLabel={text('notices:push.asking')} onClick={push.accept}>
            {text('notices:push.accept')}
          </Button>
          <Button variant="quiet" compact disabled={push.busy} onClick={push.postpone}>
            {text('notices:push.postpone')}
          </Button>
        </>
      }
    >
      {text('notices:push.body')}
    </Notice>
  )
}

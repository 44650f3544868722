import { useText } from '#src/i18n/use-text.ts'
import { Button, type ButtonProps } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { FailedViewProps } from './failed-view.tsx'
import { failureText } from './failure-text.ts'

export interface FileButtonProps extends Pick<ButtonProps, 'compact' | 'variant' | 'disabled' | 'aria-label' | 'children'> {
  /** Of the kind of create-file-machine. */
  flow: { hasTag: (tag: 'busy' | 'failed') => boolean; context: Pick<FailedViewProps, 'failure'> }
  onAsk: () => void
}

/** Has a file fetched, and says why it did not come. */
export function FileButton({ flow, onAsk, ...button }: FileButtonProps) {
  const text = useText()
  return (
    <Stack gap={2}>
      <div>
        <Button {...button} icon="download" busy={flow.hasTag('busy')} busyLabel={text('app:wait')} onClick={onAsk} />
      </div>
      {flow.hasTag('failed') && <Notice tone="error">{failureText(flow.context.failure, text)}</Notice>}
    </Stack>
  )
}

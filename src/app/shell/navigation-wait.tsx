import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'

export function NavigationWait() {
  const text = useText()
  return (
    <SkeletonGroup label={text('app:wait')}>
      <Skeleton lines={6} width="16rem" />
    </SkeletonGroup>
  )
}

/** A navigation has no room for more than what happened and a way to try again. */
export function NavigationFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <div role="alert">
      <p>{text('app:failure.unreachable.short')}</p>
      <Button variant="quiet" icon="refresh" onClick={onRetry}>
        {text('app:failure.retry')}
      </Button>
    </div>
  )
}

import { useText } from '#src/i18n/use-text.ts'
import { Columns, Grid, Stack } from '#src/ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'

/** In place of a view that is on its way: a block of the height that it will have, in any CSS length. */
export function WaitingView({ height }: { height: string }) {
  const text = useText()
  return (
    <SkeletonGroup label={text('app:wait')}>
      <Skeleton shape="block" height={height} />
    </SkeletonGroup>
  )
}

/** In place of a grid of cards that are on their way. */
export function WaitingGrid({ height, label }: { height: string; label?: string }) {
  const text = useText()
  return (
    <SkeletonGroup label={label ?? text('app:wait')}>
      <Grid min="20rem">
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} shape="block" height={height} />
        ))}
      </Grid>
    </SkeletonGroup>
  )
}

/** In place of a page with a part beside it, both on their way. */
export function WaitingColumns({ height, aside, label }: { height: string; aside: string; label?: string }) {
  const text = useText()
  return (
    <SkeletonGroup label={label ?? text('app:wait')}>
      <Columns aside={<Skeleton shape="block" height={aside} />}>
        <Skeleton shape="block" height={height} />
      </Columns>
    </SkeletonGroup>
  )
}

/** In place of two parts of a page, one below the other, both on their way. */
export function WaitingBlocks({ heights: [first, second] }: { heights: readonly [string, string] }) {
  const text = useText()
  return (
    <SkeletonGroup label={text('app:wait')}>
      <Stack>
        <Skeleton shape="block" height={first} />
        <Skeleton shape="block" height={second} />
      </Stack>
    </SkeletonGroup>
  )
}

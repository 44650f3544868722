import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

export interface FactorCardProps {
  factor: { name: string; createdAt: string; lastUsedAt?: string }
  /** What it is, where there are several kinds. */
  kind?: string
  onRemove: () => void
}

/** A second factor in the list of its owner. */
export function FactorCard({ factor, kind, onRemove }: FactorCardProps) {
  const text = useText()
  const { formatDate } = useFormat()
  const { name, createdAt, lastUsedAt } = factor
  const date = formatDate(createdAt)
  return (
    <Card as="li">
      <Cluster justify="spread" gap={3}>
        <Stack gap={1}>
          <Cluster gap={2}>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            {kind !== undefined && <Badge>{kind}</Badge>}
          </Cluster>
          <span>
            {lastUsedAt === undefined
              ? text('account:factors.addedOn', { date })
              : text('account:factors.usedOn', { date, used: formatDate(lastUsedAt) })}
          </span>
        </Stack>
        <Button variant="quiet" icon="trash" onClick={onRemove}>
          <span aria-hidden="true">{text('account:factors.remove')}</span>
          <VisuallyHidden>{text('account:factors.removeOf', { name })}</VisuallyHidden>
        </Button>
      </Cluster>
    </Card>
  )
}

import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Cluster } from '#src/ui/layout.tsx'

/** The certificates that the seller states for a product. */
export function CertificateBadges({ certificates }: { certificates: readonly components['schemas']['Certificate'][] }) {
  const text = useText()
  if (certificates.length === 0) return <>{text('catalogue:product.noCertificates')}</>
  return (
    <Cluster as="ul" gap={1}>
      {certificates.map((certificate) => (
        <li key={certificate}>
          <Badge tone="success" icon="check">
            {text(`catalogue:certificate.${certificate}`)}
          </Badge>
        </li>
      ))}
    </Cluster>
  )
}

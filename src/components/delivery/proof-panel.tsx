import type { ReactNode } from 'react'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { SignatureDrawing } from './signature-drawing.tsx'
import styles from './proof-panel.module.css'

type Proof = components['schemas']['Proof']

/** Who has received the goods, when, and what shows it. `children`: its files. */
export function ProofPanel({ proof, children }: { proof: Proof; children?: ReactNode }) {
  const text = useText()
  const { language } = useLanguage()
  const { formatDateTime } = useFormat()
  const { at, by, receivedBy, signature } = proof
  return (
    <div className={styles.proof}>
      <FactList
        facts={[
          { name: text('order:details.deliveredAt'), value: formatDateTime(at) },
          { name: text('order:details.receivedBy'), value: receivedBy && <bdi>{receivedBy}</bdi> },
          { name: text('order:details.reportedBy'), value: text(`order:details.reporter.${by}`) },
        ]}
      />
      {signature !== undefined && <SignatureDrawing strokes={signature} name={isolated(receivedBy ?? '', language)} />}
      {children}
    </div>
  )
}

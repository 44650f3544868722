import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { ProofFiles } from './proof-files.tsx'

/** The certificates of analysis of what was dispatched, by batch; nothing where there are none. */
export function BatchCertificates({ batches }: Pick<components['schemas']['Shipment'], 'batches'>) {
  const text = useText()
  const certified = batches.flatMap(({ number, certificates = [] }) =>
    certificates.length > 0 ? [{ number, certificates }] : [],
  )
  if (certified.length === 0) return null
  return (
    <section aria-label={text('order:details.batchCertificates')}>
      <Stack gap={2}>
        <h3>{text('order:details.batchCertificates')}</h3>
        {certified.map(({ number, certificates }) => (
          <div key={number}>
            <Isolate>{number}</Isolate>
            <ProofFiles files={certificates} />
          </div>
        ))}
      </Stack>
    </section>
  )
}

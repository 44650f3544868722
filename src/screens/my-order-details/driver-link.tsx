import { CopyButton } from '#src/ui/copy-button.tsx'
import { ShareButton } from '#src/components/platform/share-button.tsx'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { driverLinkMachine } from '#src/machines/delivery/driver-link.machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import styles from './driver-link.module.css'

/** The link that the driver opens, for the seller to pass on. */
export function DriverLink({ shipmentId }: { shipmentId: string }) {
  const text = useText()
  const { formatDateTime } = useFormat()
  const [flow, actor] = useFlow(driverLinkMachine, { path: { id: shipmentId } })
  const { results } = flow.context
  if (results === null) {
    return flow.hasTag('failed') ? <FailedFlow flow={flow} actor={actor} /> : <Spinner label={text('app:wait')} />
  }
  const link = new URL(results.path, location.href).href
  return (
    <Stack gap={2}>
      <p>{text('order:driverLink.body')}</p>
      <Cluster>
        <Isolate className={styles.link}>{link}</Isolate>
        <CopyButton
          text={link}
          label={text('order:driverLink.copy')}
          copiedLabel={text('order:driverLink.copied')}
          failedLabel={text('order:driverLink.copyFailed')}
        />
        <ShareButton title={text('order:driverLink.title')} address={results.path} />
      </Cluster>
      {results.textedAt !== undefined && (
        <p className={styles.note}>{text('order:driverLink.texted', { time: formatDateTime(results.textedAt) })}</p>
      )}
    </Stack>
  )
}

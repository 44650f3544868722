import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { failureText } from '#src/components/platform/failure-text.ts'
import { WaitingView } from '#src/components/platform/waiting-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { FreightRatesForm } from '#src/forms/order/freight-rates-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { freightRatesMachine } from '#src/machines/order/freight-rates.machine.ts'
import { fieldErrors } from '#src/machines/platform/failure.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/page.tsx'

/** What the seller charges for the carriage that the delivery term leaves to them. */
export function FreightSection() {
  const text = useText()
  const [flow, actor] = useFlow(freightRatesMachine)
  const { table, failure } = flow.context
  const isOutdated = flow.hasTag('outdated')
  return (
    <Section title={text('freight:title')} lead={text('freight:lead')}>
      {flow.hasTag('busy') && !flow.hasTag('filled') && <WaitingView height="12rem" />}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('filled') && table !== null && (
        <Stack gap={4}>
          {isOutdated && (
            <Notice
              tone="warning"
              actions={<Button onClick={() => actor.send({ type: 'newest.taken' })}>{text('freight:takeNewest')}</Button>}
            >
              {text('freight:outdated')}
            </Notice>
          )}
          {table.version === 0 && <Notice tone="info">{text('freight:none')}</Notice>}
          <FreightRatesForm
            // The table as it is now begins a new form.
            key={table.version}
            initial={table}
            busy={flow.hasTag('busy')}
            message={isOutdated ? undefined : failureText(failure, text)}
            serverFields={fieldErrors(failure)}
            onEntered={(rates) => actor.send({ type: 'rates.entered', rates })}
          />
        </Stack>
      )}
    </Section>
  )
}

import { FactorCard } from '#src/components/account/factor-card.tsx'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FactorChange } from '#src/machines/account/second-factors.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

type SecondFactor = components['schemas']['SecondFactor']

export interface SecondFactorsListProps {
  factors: readonly SecondFactor[]
  recoveryCodesLeft: number
  /** Whether this browser can make passkeys here. */
  hasPasskeys: boolean
  /** A passkey is being made. */
  busyLabel: string | undefined
  onChange: (change: FactorChange) => void
}

/** Fewer are soon used up. */
const fewCodes = 3

export function SecondFactorsList({ factors, recoveryCodesLeft, hasPasskeys, busyLabel, onChange }: SecondFactorsListProps) {
  const text = useText()
  return (
    <Stack gap={3}>
      {factors.length === 0 ? (
        <p>{text('account:factors.none')}</p>
      ) : (
        <Stack as="ul" gap={3}>
          {factors.map((factor) => (
            <FactorCard
              key={factor._id}
              factor={factor}
              kind={text(`account:factors.${factor.kind}`)}
              onRemove={() => onChange({ kind: 'removal', factor })}
            />
          ))}
        </Stack>
      )}
      <Cluster gap={3}>
        <Button icon="shield" onClick={() => onChange({ kind: 'authenticator' })}>
          {text('account:factors.addAuthenticator')}
        </Button>
        {hasPasskeys && (
          <Button icon="lock" busy={busyLabel !== undefined} busyLabel={busyLabel} onClick={() => onChange({ kind: 'passkey' })}>
            {text('account:factors.addPasskey')}
          </Button>
        )}
      </Cluster>
      {factors.length > 0 && (
        <Stack gap={3}>
          {recoveryCodesLeft < fewCodes && <Notice tone="warning">{text('account:factors.codesLow')}</Notice>}
          <Cluster justify="spread" gap={3}>
            <span>{text('account:factors.codesLeft', { count: recoveryCodesLeft })}</span>
            <Button icon="refresh" onClick={() => onChange({ kind: 'recoveryCodes' })}>
              {text('account:factors.renewCodes')}
            </Button>
          </Cluster>
        </Stack>
      )}
    </Stack>
  )
}

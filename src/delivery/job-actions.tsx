import type { SnapshotFrom } from 'xstate'
import type { DriverJobEvent, driverJobMachine } from '#src/machines/delivery/driver-job.machine.ts'
import { stateWith } from '#src/machines/delivery/driver-reports.ts'
import { FailureForm } from './failure-form.tsx'
import { HandingOverForm } from './handing-over-form.tsx'
import type { Text } from './texts.ts'
import styles from './driver-page.module.css'

export interface JobActionsProps {
  flow: SnapshotFrom<typeof driverJobMachine>
  send: (event: DriverJobEvent) => void
  text: Text
}

/** The one next step, and the position while the goods move. */
export function JobActions({ flow, send, text }: JobActionsProps) {
  const { job, reports } = flow.context
  if (job === null) return null
  const state = stateWith(job, reports)
  if (flow.hasTag('delivering')) {
    return (
      <HandingOverForm
        text={text}
        onHandedOver={(handingOver) => send({ type: 'delivery.told', handingOver })}
        onBack={() => send({ type: 'delivery.abandoned' })}
      />
    )
  }
  if (flow.hasTag('failing')) {
    return (
      <FailureForm
        text={text}
        onFailed={(attempt) => send({ type: 'failure.told', attempt })}
        onBack={() => send({ type: 'delivery.abandoned' })}
      />
    )
  }
  return (
    <div className={styles.actions}>
      {state === 'offered' && <Primary onClick={() => send({ type: 'job.accepted' })}>{text('driver:accept')}</Primary>}
      {state === 'accepted' && <Primary onClick={() => send({ type: 'job.started' })}>{text('driver:start')}</Primary>}
      {(state === 'accepted' || state === 'underway') && <Sharing flow={flow} send={send} text={text} />}
      {(state === 'underway' || state === 'failed') && (
        <Primary onClick={() => send({ type: 'delivery.begun' })}>{text('driver:handOver')}</Primary>
      )}
      {state === 'underway' && (
        <button type="button" className={styles.secondary} onClick={() => send({ type: 'failure.begun' })}>
          {text('driver:cannotDeliver')}
        </button>
      )}
    </div>
  )
}

function Primary({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.primary} onClick={onClick}>
      {children}
    </button>
  )
}

/** Asked for by a press alone, said while it goes on, and stopped by another. */
function Sharing({ flow, send, text }: JobActionsProps) {
  const isShared = flow.hasTag('sharing')
  return (
    <div className={styles.card}>
      <p role="status">
        {text(isShared ? 'driver:sharing' : flow.hasTag('denied') ? 'driver:sharingDenied' : 'driver:sharingOff')}
      </p>
      <button
        type="button"
        className={styles.secondary}
        aria-pressed={isShared}
        onClick={() => send({ type: isShared ? 'sharing.stopped' : 'sharing.asked' })}
      >
        {text(isShared ? 'driver:stopSharing' : 'driver:share')}
      </button>
    </div>
  )
}

import type { SnapshotFrom } from 'xstate'
import { durationText } from '#src/i18n/duration-text.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import type { callFlowMachine } from '#src/machines/call/call-flow.machine.ts'
import { RunningTime } from '#src/ui/running-time.tsx'
import { useStreamSource } from '#src/ui/use-stream-source.ts'
import styles from './call-stage.module.css'

export interface CallStageProps {
  flow: SnapshotFrom<typeof callFlowMachine>
  name: string
}

/** How far the call is, and what one sees and hears of each other. */
export function CallStage({ flow, name }: CallStageProps) {
  const text = useText()
  const { language } = useLanguage()
  const { stream, remote, medium } = flow.context
  const remoteVideo = useStreamSource(remote)
  const own = useStreamSource(stream)
  const connected = flow.hasTag('connected')
  return (
    <div className={styles.stage} data-state={stateOf(flow)}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- people talk: nobody could have written captions */}
      <video
        ref={remoteVideo}
        autoPlay
        playsInline
        aria-label={text('calls:remotePicture', { name })}
        className={styles.remote}
        hidden={!connected}
      />
      {stream !== null && medium === 'video' && (
        <video ref={own} autoPlay playsInline muted aria-label={text('calls:own')} className={styles.own} />
      )}
      <div className={styles.text}>
        <p role="status" className={styles.state}>
          <StageLabels flow={flow} name={name} />
        </p>
        {connected && (
          <p>
            <RunningTime format={(seconds) => durationText(seconds, language)} />
          </p>
        )}
        <Advice flow={flow} />
      </div>
    </div>
  )
}

const shown = [
  ...(['lost', 'idle', 'asking', 'calling', 'ringing', 'answering', 'connecting'] as const),
  ...(['ended', 'missed', 'declined', 'denied', 'missing', 'connected'] as const),
]

function stateOf(flow: CallStageProps['flow']): (typeof shown)[number] | 'busy' | 'failed' {
  if (flow.hasTag('theirsBusy')) return 'busy'
  if (flow.hasTag('broken')) return 'failed'
  return shown.find((tag) => flow.hasTag(tag)) ?? 'ended'
}

function StageLabels({ flow, name }: CallStageProps) {
  const text = useText()
  const state = stateOf(flow)
  return state === 'connected' ? name : text(`calls:${state}`, { name })
}

/** What can be done where it did not come to a talk. */
function Advice({ flow }: { flow: CallStageProps['flow'] }) {
  const text = useText()
  const state = stateOf(flow)
  if (state !== 'idle' && state !== 'denied' && state !== 'missing' && state !== 'failed') return null
  return <p className={styles.advice}>{text(`calls:${state}Body`)}</p>
}

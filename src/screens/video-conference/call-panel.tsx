import { useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useText } from '#src/i18n/use-text.ts'
import type { callFlowMachine } from '#src/machines/call/call-flow.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Cluster } from '#src/ui/layout.tsx'

interface CallPanelProps {
  flow: SnapshotFrom<typeof callFlowMachine>
  actor: ActorRefFrom<typeof callFlowMachine>
}

/** What somebody does in a call: begins it, mutes, hangs up. */
export function CallPanel({ flow, actor }: CallPanelProps) {
  const text = useText()
  const call = (medium: 'audio' | 'video') => () => actor.send({ type: 'call.chosen', medium })
  if (flow.hasTag('denied') || flow.hasTag('missing')) {
    return (
      <Cluster justify="center">
        <Button variant="primary" icon="refresh" onClick={() => actor.send({ type: 'retry.asked' })}>
          {text('calls:retry')}
        </Button>
      </Cluster>
    )
  }
  if (flow.hasTag('engaged')) return <Running flow={flow} actor={actor} />
  return (
    <Cluster justify="center">
      <Button variant="primary" icon="phone" onClick={call('audio')}>
        {text('calls:voice')}
      </Button>
      <Button icon="video" onClick={call('video')}>
        {text('calls:video')}
      </Button>
    </Cluster>
  )
}

function Running({ flow, actor }: CallPanelProps) {
  const text = useText()
  const { stream } = flow.context
  const camera = stream?.getVideoTracks().length ?? 0
  return (
    <Cluster justify="center" gap={3}>
      {stream !== null && (
        <Switch
          key={`${stream.id} sound`}
          tracks={stream.getAudioTracks()}
          icons={['mic', 'mic-off']}
          labels={[text('calls:mute'), text('calls:unmute')]}
        />
      )}
      {stream !== null && camera > 0 && (
        <Switch
          key={`${stream.id} picture`}
          tracks={stream.getVideoTracks()}
          icons={['video', 'video-off']}
          labels={[text('calls:cameraOff'), text('calls:cameraOn')]}
        />
      )}
      <Button variant="danger" icon="phone-off" onClick={() => actor.send({ type: 'call.left' })}>
        {text('calls:hangUp')}
      </Button>
    </Cluster>
  )
}

interface SwitchProps {
  tracks: readonly MediaStreamTrack[]
  /** While it is on, and while it is off. */
  icons: readonly ['mic', 'mic-off'] | readonly ['video', 'video-off']
  labels: readonly [string, string]
}

/** Turns microphone or camera off without letting go of it. */
function Switch({ tracks, icons, labels }: SwitchProps) {
  const [on, setOn] = useState(true)
  const at = on ? 0 : 1
  return (
    <IconButton
      outlined
      icon={icons[at]}
      label={labels[at]}
      aria-pressed={!on}
      onClick={() => {
        turn(tracks, !on)
        setOn(!on)
      }}
    />
  )
}

function turn(tracks: readonly MediaStreamTrack[], on: boolean): void {
  for (const track of tracks) track.enabled = on
}

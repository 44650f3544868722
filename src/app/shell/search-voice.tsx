import { useEffect, useEffectEvent, useRef } from 'react'
import { useFlow } from '#src/flow/use-flow.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { voiceSearchMachine } from '#src/machines/search/voice-search.machine.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useOnChange } from '#src/ui/use-on-change.ts'
import { listenOnce, spokenLanguages } from './search-speech.ts'
import styles from './search-modes.module.css'

/** The microphone of the search box. It comes when it is first pressed, and begins to listen. */
export function VoiceSearch({ onText }: { onText: (text: string) => void }) {
  const text = useText()
  const { language } = useLanguage()
  const [view, actor] = useFlow(voiceSearchMachine, { listen: listenOnce })
  const button = useRef<HTMLButtonElement>(null)
  const listening = view.hasTag('busy')
  const transcript = view.context.transcript ?? ''

  function ask() {
    actor.send({ type: 'listening.asked', language: spokenLanguages[language] })
  }
  const begin = useEffectEvent(() => {
    // It stands where the button was that was pressed.
    button.current?.focus()
    ask()
  })
  useEffect(() => begin(), [])
  useOnChange(transcript, () => {
    if (transcript !== '') onText(transcript)
  })

  return (
    <>
      <IconButton
        ref={button}
        icon={listening ? 'mic-off' : 'mic'}
        label={text(listening ? 'search:voice.stop' : 'app:search.voice')}
        aria-pressed={listening}
        onClick={() => {
          if (listening) actor.send({ type: 'listening.cancelled' })
          else ask()
        }}
      />
      <span role="status" className={listening ? styles.notice : undefined}>
        {listening && text('search:voice.listening')}
      </span>
    </>
  )
}

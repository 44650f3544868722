import type { Language } from '#src/i18n/languages.ts'
import { VoiceError } from '#src/machines/search/voice-search.machine.ts'

/** What is spoken by who reads the page in a language: recognition wants a country too. */
export const spokenLanguages: Record<Language, string> = { en: 'en-US', ar: 'ar-SA', bn: 'bn-BD' }

/** The part of the Web Speech API that is used here; TypeScript's own library does not describe it. */
interface Recognition {
  lang: string
  interimResults: boolean
  maxAlternatives: number
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}

type RecognitionClass = new () => Recognition

/** Most browsers that have it call it by Chrome's first name. */
function recognitionClass(): RecognitionClass | undefined {
  // Neither name is known to TypeScript's description of a window.
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: RecognitionClass
    webkitSpeechRecognition?: RecognitionClass
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Listens once: what was said, or null when listening ended without. Lets go of the microphone when the signal falls. */
export function listenOnce(language: string, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const Class = recognitionClass()
    if (Class === undefined) {
      reject(new VoiceError('unsupported'))
      return
    }
    const recognition = new Class()
    Object.assign(recognition, { lang: language, interimResults: false, maxAlternatives: 1 } satisfies Partial<Recognition>)
    Object.assign(recognition, {
      onresult: ({ results }) => resolve(results[0]?.[0]?.transcript ?? null),
      onerror: ({ error }) =>
        reject(new VoiceError(error === 'not-allowed' || error === 'service-not-allowed' ? 'unavailable' : 'failed')),
      // After a result or an error it ends too; then it changes nothing any more.
      onend: () => resolve(null),
    } satisfies Partial<Recognition>)
    signal.addEventListener('abort', () => recognition.abort())
    try {
      recognition.start()
    } catch {
      reject(new VoiceError('unavailable'))
    }
  })
}

/**
 * Puts a recogniser under the test's control in the place of the browser's, which does not work in a headless browser. Runs in the page: it
 * must not reference outer variables.
 */
export function fakeSpeech(): void {
  class FakeRecognition {
    lang = ''
    onresult: ((event: unknown) => void) | null = null
    onerror: ((event: unknown) => void) | null = null
    onend: (() => void) | null = null
    start() {
      Object.assign(window, { recogniser: this })
    }
    abort() {
      this.onend?.()
    }
    say(transcript: string) {
      this.onresult?.({ results: [[{ transcript }]] })
      this.onend?.()
    }
    fail(error: string) {
      this.onerror?.({ error })
      this.onend?.()
    }
  }
  Object.assign(window, { SpeechRecognition: FakeRecognition, webkitSpeechRecognition: FakeRecognition })
}

/** The object that `fakeSpeech` puts into the window once listening has begun. */
export interface Recogniser {
  lang: string
  say: (transcript: string) => void
  fail: (error: string) => void
  abort: () => void
}

export function recogniser(): Recogniser {
  // Put there by `fakeSpeech`.
  return (window as unknown as { recogniser: Recogniser }).recogniser
}

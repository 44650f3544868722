/**
 * Puts the browser's question for microphone and camera under the test's control: headless there is none. Runs in the page: it must not
 * reference outer variables.
 */
export function fakeMedia(): void {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const pending: ((refusal: string | null) => void)[] = []
  navigator.mediaDevices.getUserMedia = (constraints) =>
    new Promise((resolve, reject) => {
      pending.push((refusal) => {
        if (refusal === null) open(constraints).then(resolve, reject)
        else reject(new DOMException('', refusal))
      })
    })
  Object.assign(window, {
    resolveMedia: (refusal: string | null) => {
      const questions = pending.splice(0)
      for (const respond of questions) respond(refusal)
      return questions.length
    },
  })
}

/** Resolves the pending prompts, with the refusal's name or with microphone and camera; returns their number. */
export function resolveMedia(refusal: string | null): number {
  // Put there by `fakeMedia`.
  return (window as unknown as { resolveMedia: (refusal: string | null) => number }).resolveMedia(refusal)
}
